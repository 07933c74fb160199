/** The keys of a keyboard, row by row: each without and with Shift. The first row begins one key further left. */
const latinRows = [
  "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
  "qQ wW eE rR tT yY uU iI oO pP [{ ]} \\|",
  "aA sS dD fF gG hH jJ kK lL ;: '\"",
  "zZ xX cC vV bB nN mM ,< .> /?",
];
const russianRows = [
  'ёЁ 1! 2" 3№ 4; 5% 6: 7? 8* 9( 0) -_ =+',
  "йЙ цЦ уУ кК еЕ нН гГ шШ щЩ зЗ хХ ъЪ \\/",
  "фФ ыЫ вВ аА пП рР оО лЛ дД жЖ эЭ",
  "яЯ чЧ сС мМ иИ тТ ьЬ бБ юЮ .,",
];

type Graph = Record<string, (string | null)[]>;

/** Adjacent keys clockwise from the left: rows are shifted by half a key, so a key has six. */
const steps = [
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
] as const;

function toGraph(rows: readonly string[]): Graph {
  const keys = rows.flatMap((row, y) =>
    row.split(" ").map((key, index) => ({ key, x: index + Math.min(y, 1), y })),
  );
  const at = (x: number, y: number) => keys.find((key) => key.x === x && key.y === y)?.key ?? null;
  return Object.fromEntries(
    keys.flatMap(({ key, x, y }) => {
      const neighbours = steps.map(([right, down]) => at(x + right, y + down));
      return [...key].map((character) => [character, neighbours]);
    }),
  );
}

/** The adjacent keys of each key, in the library's format. */
export const keyboards: Record<string, Graph> = {
  latin: toGraph(latinRows),
  russian: toGraph(russianRows),
};

const latinKeys = latinRows.join(" ").split(" ");
const russianKeys = russianRows.join(" ").split(" ");
const latinOf = new Map(
  russianKeys.map((key, index) => [key.charAt(0), latinKeys[index]?.charAt(0) ?? ""]),
);

/** A Russian word typed in the Latin layout: «пароль» → `gfhjkm`. */
export const inLatinLayout = (word: string): string =>
  [...word].map((letter) => latinOf.get(letter) ?? letter).join("");
