// What the server says instead of an answer, in the reader's language.
import type { FluentBundle } from "@fluent/bundle";
import type { Text } from "../wire";
import { Problem } from "./api";
import { format, t } from "./texts";

/** The problem in words: a refusal by its own message if the game's texts are at hand, else by its code. */
export function problemText(error: unknown, bundle?: FluentBundle): string {
  if (!(error instanceof Problem)) return t("problem-internal");
  const { body, code, status } = error;
  if (status === 0) return t("msg-away");
  if (code === "refused" && bundle && typeof body["text"] === "string") {
    return format(bundle, { id: body["text"], args: body["facts"] as Text["args"] & object });
  }
  if (code === "malformed" && body["field"]) return t("problem-malformed-field", { field: String(body["field"]) });
  const said = t(`problem-${code}`, { what: String(body["what"] ?? ""), seconds: Number(body["seconds"] ?? 1) });
  return said.startsWith("problem-") ? t("problem-internal") : said;
}
