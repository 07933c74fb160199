/**
 * How long a document takes to assemble: `npx tsx bench/assemble.ts`. Prints medians for a long
 * made-up template and for the real ones. The budget is a few milliseconds: the preview assembles on
 * every keystroke.
 */

import { loadTemplate, typesWithTemplate } from "@/lib/content/templates";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { assemble } from "@/lib/engine/assemble/assemble";
import { openSource } from "@/lib/engine/assemble/from-source";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { walkBlocks } from "@/lib/engine/tree/walk";
import { shopAnswers } from "../tests/support/api-session";

const section = (number: number) => `
## Раздел ${number} {#part-${number}}

1. Оператор {{name}} обрабатывает персональные данные в соответствии с {закон: 152-ФЗ ст. 9 ч. 1}, как указано в пункте {пункт: last-${number}} и разделе {раздел: part-${number}}, не позднее 10 дней. {норма: 152-ФЗ ст. 9 ч. 1}

   - в случаях, предусмотренных законом № 152-ФЗ, и по требованию субъекта
   - {{phone}}
   @если flag
   - по адресу: {{address | указать: адрес}}
   @конец

@для каждого строка из rows
1. **{{строка.title}}** — для каждой цели: {норма: 152-ФЗ ст. 18.1 ч. 1 п. 2}

   | Название | Примечание |
   | --- | --- |
   | {{строка.title}} | {{строка.note}}, а также в иных случаях и на иных основаниях |

@конец
1. Последний пункт раздела о том, что и как делается с данными в течение 30 рабочих дней. {#last-${number}} {норма: ГК РФ ст. 438 п. 3}
   1. Вложенный пункт с длинным текстом о правах и обязанностях, сроках и порядке.
   1. Ещё один.
`;

const long = openSource(
  `# Документ\n${Array.from({ length: 40 }, (_, index) => section(index + 1)).join("\n")}`,
);
const facts = {
  name: "ООО «Ромашка»",
  site: "romashka.ru",
  flag: true,
  phone: "+7 495 000-00-00",
  rows: [
    { title: "Регистрация", note: "до удаления" },
    { title: "Доставка", note: "до вручения" },
    { title: "Рассылка", note: "до отзыва" },
  ],
};

measure("synthetic", () => long(facts, "final"));

const date = "2026-11-21";
for (const type of typesWithTemplate) {
  const { template, laws } = await loadTemplate(type);
  const answers = documentAnswersSchema.parse({ ...shopAnswers, type });
  const real = toFacts(answers, { date, edition: 1 });
  const options = { documentType: type, date, mode: "final", laws, vocabulary: factsVocabulary };
  measure(type, () => assemble(template, real, { ...options, mode: "final" }));
}

function measure(name: string, run: () => DocumentTree) {
  let clauses = 0;
  walkBlocks(run().blocks, ({ type }) => {
    if (type === "clause") clauses += 1;
  });
  for (let round = 0; round < 30; round++) run();
  const times = Array.from({ length: 100 }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  }).sort((a, b) => a - b);
  const [median, p95] = [times[50] ?? 0, times[95] ?? 0];
  console.log(
    `${name} (${clauses} clauses): median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
  );
}
