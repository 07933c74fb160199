import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import { BarcodeTool } from "@/components/tools/barcode/barcode-tool";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { faqData } from "@/lib/features/seo/structured-data";
import { typeset } from "@/lib/russian/screen-typography";

/** One for both addresses: the alias's canonical link names the main one. */
export const barcodeMetadata = () =>
  pageMetadata({
    path: "/generators/barcode",
    title: "Генератор штрихкодов",
    description:
      "EAN-13, Code 128, ITF-14, GS1-128, Data Matrix для «Честного знака» и другие: проверка данных, SVG и PNG, этикетки 58×40 мм и листы А4.",
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
  [
    "GS1-128",
    "Короб, паллета, поставка",
    "Поля с идентификаторами применения: код товара, партия, срок. До 48 знаков",
  ],
  [
    "GS1 DataMatrix",
    "Маркировка «Честный знак», лекарства",
    "Те же поля и подпись, которую выдал оператор маркировки",
  ],
  ["Data Matrix", "Детали, бирки, документы", "Любой текст, русский тоже, до 1000 байт"],
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
      "Код маркировки выдаёт только оператор системы: в нём криптографическая подпись, её нельзя придумать. Здесь можно нарисовать уже выданный код: выберите GS1 DataMatrix и вставьте его целиком, с разделителями GS. Мы проверим поля и поставим FNC1 в начало, без него это не средство идентификации. Выдать или ввести в оборот код мы не можем.",
  },
  {
    question: "Что такое разделитель GS и куда он пропадает?",
    answer:
      "Это невидимый знак с кодом 29 между полями разной длины. Таблицы и документы его теряют, и поля слипаются. Поставьте на его место \\x1d, например 0104600439931256215abc\\x1d93Zz12, или запишите поля со скобками: (01)04600439931256(21)5abc(93)Zz12. Скобки в код не попадут.",
  },
  {
    question: "Подойдут ли этикетки для Wildberries и Ozon?",
    answer:
      "Лист 58×40 мм — ходовой размер термоэтикетки. Что ещё должно быть на этикетке и какой код ждут на складе, зависит от площадки и схемы поставки: проверьте требования площадки в личном кабинете.",
  },
];

/** A region that scrolls on a phone must be reachable by keyboard and have a name. */
const scrollable = {
  role: "group",
  tabIndex: 0,
  "aria-label": "Виды штрихкодов: таблица прокручивается",
};

/** The barcode generator, at both of its addresses. */
export function BarcodePage({ path }: { path: string }) {
  return (
    <PageFrame
      path={path}
      title="Генератор штрихкодов"
      lead="Введите номер и получите штрихкод или Data Matrix, который читает сканер: картинкой SVG или PNG, либо листом этикеток точного размера."
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
            "Контрольную цифру EAN-13, EAN-8, ITF-14 и номеров внутри кодов GS1 мы сверяем. Если она неверна, назовём верную, но сам номер не изменим. У полей GS1 проверяем ещё длину, знаки и даты. Данные не покидают браузер: на сервер ничего не уходит.",
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
