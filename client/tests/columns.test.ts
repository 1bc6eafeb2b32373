import { describe, expect, it } from "vitest";
import { columnsOf, inColumns } from "../src/card/columns";
import type { Tool } from "../src/lib/choose";
import type { Number as Figure, Text } from "../src/wire";

const say = (text: Text) => text.id;
const figure = (id: string, value: string): Figure => ({ text: { id }, value });
const tool = (...rows: Figure[][]): Tool => ({
  id: "t",
  group: { id: "t", title: { id: "t" }, choices: rows.map((numbers) => ({ action: {}, text: { id: "c" }, numbers })) },
  forms: [],
});

describe("columns of figures", () => {
  it("are those of the fullest row, and what others have besides", () => {
    const tools = [tool([figure("cost", "3")]), tool([figure("cost", "5"), figure("chance", "58%")], [figure("points", "2")], [])];
    expect(columnsOf(tools, say)).toEqual(["cost", "chance", "points"]);
  });
  it("are none when the card is too narrow for them", () => {
    expect(columnsOf([tool("abcde".split("").map((id) => figure(id, "1")))], say)).toEqual([]);
  });
  it("keep each figure under its heading", () => {
    const cells = inColumns([figure("chance", "58%")], ["cost", "chance"], say);
    expect(cells.map((cell) => cell?.value ?? null)).toEqual([null, "58%"]);
  });
});
