import { expect, test } from "vitest";
import { NumberedCrops } from "@/lib/features/site-check/report/write/number-crops";

const crop = (of: "notice" | number, mark: number) => ({
  of,
  bytes: new Uint8Array([mark]),
  width: 10,
  height: mark,
});
const place = (line: number, at?: number) => ({
  url: "https://romashka.ru/",
  line,
  excerpt: "",
  ...(at !== undefined && { crop: at }),
});

test("keeps only pictures that a finding refers to, once in each finding", () => {
  const crops = new NumberedCrops([crop("notice", 1), crop(0, 2), crop(5, 3)]);
  expect(crops.number([place(1, 2), place(2, 2), place(3)]).map((item) => item.crop)).toEqual([
    { n: 1, of: "form", width: 10, height: 3 },
    undefined,
    undefined,
  ]);
  expect(crops.number([place(1, 0), place(2, 2), place(3, 7)]).map((item) => item.crop?.n)).toEqual(
    [2, 1, undefined],
  );
  expect(crops.bytes).toEqual([new Uint8Array([3]), new Uint8Array([1])]);
});
