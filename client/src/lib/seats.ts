// Colour and corner shape of a seat, by its number: safe for colour-blind eyes and told apart by shape.

export interface SeatLook {
  colour: string;
  deep: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "bar" | "cross";
  path: string;
}

/** Shapes in a field from -5 to 5. */
const SHAPES = {
  circle: "M0-4.4A4.4 4.4 0 1 1 0 4.4A4.4 4.4 0 1 1 0-4.4Z",
  square: "M-4-4H4V4H-4Z",
  triangle: "M0-4.8 4.9 4H-4.9Z",
  diamond: "M0-5.2 5.2 0 0 5.2-5.2 0Z",
  bar: "M-5-2H5V2H-5Z",
  cross: "M-1.6-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z",
};
const LOOKS: [string, string, keyof typeof SHAPES][] = [
  ["#0072B2", "#00507e", "circle"],
  ["#D55E00", "#9b4400", "square"],
  ["#009E73", "#006f51", "triangle"],
  ["#AA4499", "#79306d", "diamond"],
  ["#8a6d00", "#5f4b00", "bar"],
  ["#4d4d4d", "#2f2f2f", "cross"],
];
const NOBODY: SeatLook = { colour: "#b9a988", deep: "#85775a", shape: "circle", path: "" };

/** The look of a seat; pieces of nobody are of plain card. */
export function seatLook(seat: number | null | undefined): SeatLook {
  if (seat === null || seat === undefined) return NOBODY;
  const [colour, deep, shape] = LOOKS[seat % LOOKS.length]!;
  return { colour, deep, shape, path: SHAPES[shape] };
}
