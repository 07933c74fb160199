/** Test support: every kind of answer that an owner could give, the worst ones often. */
import fc from "fast-check";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";

export const hostileTexts = [
  "**ООО {{x}} <script>alert(1)</script>@конец",
  "{{name}} {пункт: one} {закон: 152-ФЗ} {#id}",
  "@конец",
  "## Раздел\n\n1. Пункт\n\n| а |\n| --- |",
  "- строка\n- строка",
  "[a](javascript:alert(1)) ![b](c) `d` <!-- e -->",
  "&nbsp; &lt;b&gt; \\* \\{",
  'в № 5 - "кавычки" ... 10 дней',
  "заканчивается:",
  "заканчивается.",
  "заканчивается;",
  "[указать: телефон]",
  "__proto__",
  "constructor",
  "$& $1 $$",
  " \u00a0 а \u00a0 ",
  "а\nб\r\nв\tг",
  "\u202eЁ\u0301 👩‍👩‍👧 \ufffc",
];

export const arbitraryText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }) },
);

/** Replaced by texts: the shape of the answers stays, only their words differ. */
const slot = fc.constant("#");
const given = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const texts = fc.array(slot, { maxLength: 3 });

/** Answers with `#` in place of every text; `fill` puts texts in. */
export const arbitraryShape: fc.Arbitrary<FactRecord> = fc.record({
  name: given(slot),
  site: given(slot),
  phone: given(slot),
  address: given(slot),
  url: given(slot),
  flag: given(fc.boolean()),
  other: given(fc.boolean()),
  kind: given(fc.constantFrom("company", "person")),
  texts: given(texts),
  choices: given(fc.subarray(["a", "b"])),
  rows: given(
    fc.array(
      fc.record({
        title: given(slot),
        note: given(slot),
        parts: given(texts),
        inner: given(fc.array(fc.record({ title: given(slot) }), { maxLength: 2 })),
      }),
      { maxLength: 3 },
    ),
  ),
});

/** The shape with its `#` replaced by texts in turn. */
export function fill(shape: FactRecord, words: string[]): FactRecord {
  let used = 0;
  const fillOne = (value: unknown): unknown => {
    if (value === "#") return words[used++ % words.length];
    if (Array.isArray(value)) return value.map(fillOne);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillOne(inner)]));
  };
  return fillOne(shape) as FactRecord;
}
