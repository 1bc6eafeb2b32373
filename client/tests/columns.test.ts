import { describe, expect, it } from "vitest";
import { columnsOf, inColumns } from "../src/card/columns";
import type { Tool } from "../src/lib/choose";
import type { Number as Figure, Text } from "../src/wire";

const say = (text: Text) => text.id;
const figure = (id: string, value: string): Figure => ({ text: { id }, value });
const figures = (...ids: string[]) => ids.map((id) => figure(id, "1"));
const tool = (...rows: Figure[][]): Tool => ({
  id: "t",
  group: { id: "t", title: { id: "t" }, choices: rows.map((numbers) => ({ action: {}, text: { id: "c" }, numbers })) },
  forms: [],
});

describe("columns of figures", () => {
  it("are those of the fullest row", () => {
    expect(columnsOf([tool(figures("points")), tool(figures("cost"), figures("cost", "chance"), [])], say)).toEqual(["cost", "chance"]);
  });
  it("are none when the card is too narrow for them, or for a single figure", () => {
    expect(columnsOf([tool(figures("a", "b", "c", "d", "e"))], say)).toEqual([]);
    expect(columnsOf([tool(figures("points"), [])], say)).toEqual([]);
  });
  it("keep each figure under its heading", () => {
    const cells = inColumns([figure("chance", "58%")], ["cost", "chance"], say);
    expect(cells?.map((cell) => cell?.value ?? null)).toEqual([null, "58%"]);
  });
  it("do not take a row that has a figure of another kind", () => {
    expect(inColumns(figures("cost", "points"), ["cost", "chance"], say)).toBeUndefined();
    expect(inColumns([], ["cost"], say)).toBeUndefined();
  });
});
