/** Test support: every kind of answer that an owner could give, with the worst ones often. */
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

/** Placeholder of texts: the structure of the answers stays, only the texts vary. */
const slot = fc.constant("#");
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const texts = fc.array(slot, { maxLength: 3 });

/** Answers with `#` in place of every text; `fill` inserts texts. */
export const arbitraryShape: fc.Arbitrary<FactRecord> = fc.record({
  name: optional(slot),
  site: optional(slot),
  phone: optional(slot),
  address: optional(slot),
  url: optional(slot),
  flag: optional(fc.boolean()),
  other: optional(fc.boolean()),
  kind: optional(fc.constantFrom("company", "person")),
  texts: optional(texts),
  choices: optional(fc.subarray(["a", "b"])),
  rows: optional(
    fc.array(
      fc.record({
        title: optional(slot),
        note: optional(slot),
        parts: optional(texts),
        inner: optional(fc.array(fc.record({ title: optional(slot) }), { maxLength: 2 })),
      }),
      { maxLength: 3 },
    ),
  ),
});

/** The structure with its `#` replaced by texts in turn. */
export function fill(shape: FactRecord, texts: string[]): FactRecord {
  let used = 0;
  const fillOne = (value: unknown): unknown => {
    if (value === "#") return texts[used++ % texts.length];
    if (Array.isArray(value)) return value.map(fillOne);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillOne(inner)]));
  };
  return fillOne(shape) as FactRecord;
}
