import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Problem } from "../src/lib/api";
import { problemText } from "../src/lib/problems";

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: string) => vi.stubGlobal("fetch", async () => new Response(body, { status }));

describe("an answer that is none", () => {
  it("is told in the server's words where it has some", async () => {
    answers(507, '{"error": "storage", "what": "full", "message": "x"}');
    const full = await api.lobby().catch((error: unknown) => error);
    expect(full).toMatchObject({ status: 507, code: "storage" });
    expect(problemText(full)).toContain("its disk is full");
    answers(503, '{"error": "no_answer", "message": "x"}');
    await expect(api.lobby()).rejects.toMatchObject({ status: 503, code: "no_answer" });
  });
  it("comes from before the server where it has none: the server is away", async () => {
    for (const status of [502, 503, 504]) {
      answers(status, "<html>");
      await expect(api.lobby()).rejects.toMatchObject({ status: 0, code: "away" });
    }
  });
  it("tells why a stream does not open", async () => {
    answers(429, '{"error": "too_many", "seconds": 3}');
    await expect(api.probe("/x")).rejects.toMatchObject({ status: 429 });
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError()));
    const away = await api.probe("/x").catch((error: unknown) => error);
    expect(away).toBeInstanceOf(Problem);
    expect(away).toMatchObject({ status: 0 });
    answers(200, "");
    await expect(api.probe("/x")).resolves.toBeUndefined();
  });
});
