import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import { BarcodeTool } from "@/components/tools/barcode/barcode-tool";
import { typeset } from "@/lib/russian/screen-typography";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { faqData } from "@/lib/seo/structured-data";

/** One for both addresses: the canonical link of the alias names the main one. */
export const barcodeMetadata = () =>
  pageMetadata({
    path: "/generators/barcode",
    title: "Генератор штрихкодов",
    description:
      "EAN-13, EAN-8, Code 128, Code 39, ITF-14, MSI и Pharmacode: проверка контрольной цифры, SVG и PNG, этикетки 58×40 мм и листы А4.",
  });

const kinds = [
  ["EAN-13", "Товар в магазине", "13 цифр, последняя контрольная"],
  ["EAN-8", "Маленькая упаковка", "8 цифр, последняя контрольная"],
  ["ITF-14", "Короб с товаром", "14 цифр, последняя контрольная"],
  ["Code 128", "Заказы, складские места, документы", "Латинские буквы, цифры и знаки"],
  [
    "Code 39",
    "Инвентарные номера, оборудование",
    "Заглавные латинские буквы, цифры, пробел и знаки -.$/+%",
  ],
  ["MSI", "Полки и склад", "Цифры; контрольную добавляют по желанию"],
  ["Pharmacode", "Упаковочные линии аптечных товаров", "Число от 3 до 131070"],
] as const;

const questions = [
  {
    question: "Где взять номер EAN-13 для товара?",
    answer:
      "Номера выдают организации GS1; в России это «ЮНИСКАН/ГС1 РУС». Здесь вы рисуете штрихи для номера, который у вас уже есть. Выдуманный номер может оказаться номером чужого товара. Для учёта внутри своей компании подойдёт Code 128 с любым вашим кодом.",
  },
  {
    question: "Почему сканер не читает штрихкод?",
    answer:
      "Чаще всего обрезаны пустые поля слева и справа, картинку растянули или напечатали бледно. Вставляйте SVG без изменения пропорций, печатайте чёрным по белому в масштабе 100 %. Если принтер грубый, увеличьте модуль.",
  },
  {
    question: "Годится ли такой код для «Честного знака»?",
    answer:
      "Нет. Маркировка «Честный знак» — это двумерный код Data Matrix с криптографической подписью, его выдаёт оператор системы. Штрихкод товара печатают рядом с ним.",
  },
];

/** What scrolls on a phone must be reachable by a keyboard, and say what it is. */
const scrollable = {
  role: "group",
  tabIndex: 0,
  "aria-label": "Виды штрихкодов: таблица прокручивается",
};

/** The barcode generator under both of its addresses. */
export function BarcodePage({ path }: { path: string }) {
  return (
    <PageFrame
      path={path}
      title="Генератор штрихкодов"
      lead="Введите номер и получите штрихкод, который читает сканер: картинкой SVG или PNG, либо листом этикеток точного размера."
      parent={{ href: "/generator", label: "Генератор документов" }}
    >
      <BarcodeTool />
      <div data-print="hide" className="mt-14 border-t border-line pt-10">
        <h2 className="text-xl">Какой вид выбрать</h2>
        <div {...scrollable} className="mt-4 overflow-x-auto">
          <table className="w-full max-w-3xl text-left text-sm">
            <thead className="text-ink-faint">
              <tr>
                {["Вид", "Где встречается", "Что кодирует"].map((title) => (
                  <th key={title} scope="col" className="py-2 pr-6 font-medium">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map(([name, place, data]) => (
                <tr key={name} className="border-t border-line align-top">
                  <th scope="row" className="py-2.5 pr-6 font-medium whitespace-nowrap">
                    {name}
                  </th>
                  <td className="py-2.5 pr-6">{typeset(place)}</td>
                  <td className="py-2.5 text-ink-soft">{typeset(data)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="measure mt-5 text-ink-soft">
          {typeset(
            "Контрольную цифру EAN-13, EAN-8 и ITF-14 мы сверяем. Если она неверна, назовём верную, но сам номер не изменим. Данные не покидают браузер: на сервер ничего не уходит.",
          )}
        </p>
        <h2 className="mt-10 text-xl">Вопросы</h2>
        <dl className="measure mt-4 space-y-6">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{typeset(question)}</dt>
              <dd className="mt-1 text-ink-soft">{typeset(answer)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <StructuredData data={faqData(questions)} />
    </PageFrame>
  );
}
