// Until version 5 of the database the head of a game had names and points as a sentence: "Anna 43, Bram 38". Names may
// contain commas: a part ends at the comma after a digit. Colours were a digit each, and missing in the oldest heads.
import { playerColorIds, type KeptInnkeeper } from "generated/messages";

export function innkeepersOf(players: string, colors: string): readonly KeptInnkeeper[] {
  if (players === "") return [];
  return players.replace(/(\d), /g, "$1\n").split("\n").map((part, seat) => {
    const [, name = part, points] = /^(.*) (-?\d+)$/su.exec(part) ?? [];
    const color = playerColorIds[Number(colors[seat] ?? NaN)];
    return { name, ...(points !== undefined && { points: Number(points) }), ...(color && { color }) };
  });
}
