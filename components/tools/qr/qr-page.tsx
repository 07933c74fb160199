import { PageSection } from "@/components/page-blocks/page-section";
import { PassageList } from "@/components/page-blocks/passage-list";
import { PageFrame } from "@/components/shell/page/page-frame";
import { QrTool } from "@/components/tools/qr/qr-tool";
import { ToolQuestions } from "@/components/tools/tool-questions";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

/** One for both addresses: the alias's canonical link names the main one. */
export const qrMetadata = () =>
  pageMetadata({
    path: "/generators/qr",
    title: "Генератор QR-кодов",
    description:
      "QR-код ссылки, контакта, Wi-Fi, SMS, письма, телефона и места; много кодов из таблицы. Рамка с подписью, логотип, SVG и PNG. Каждый код проверен чтением.",
  });

const beforePrinting = [
  {
    title: "Размер",
    text: "Сторона кода — примерно десятая часть расстояния, с которого его снимают: 2 см на визитке, 20 см на вывеске в двух метрах.",
  },
  {
    title: "Поле",
    text: "Оставьте вокруг кода пустое место в четыре клетки. Чужая рамка или текст вплотную мешают сканеру найти код; наша рамка это поле бережёт.",
  },
  {
    title: "Цвета",
    text: "Тёмный код на светлом фоне, без узора под ним. Мы предупредим, если цвета слишком близки.",
  },
  {
    title: "Проба",
    text: "Напечатайте один экземпляр и снимите двумя разными телефонами с того места, где будет стоять человек.",
  },
];

const questions = [
  {
    question: "Перестанет ли код работать со временем?",
    answer:
      "Нет. Данные записаны в самой картинке: она не ведёт через наш сервер, не имеет срока и не считает сканирования. Перестать открываться может только страница, на которую ведёт ссылка.",
  },
  {
    question: "Можно ли изменить ссылку в напечатанном коде?",
    answer:
      "Нет, другая ссылка — это другой рисунок. Если адрес может измениться, запишите в код страницу своего сайта и направляйте с неё дальше.",
  },
  {
    question: "Как сделать много кодов сразу?",
    answer:
      "Выберите «Много кодов из таблицы» и вставьте список: в строке название и содержимое. Годятся столбцы из Excel и файлы CSV и TXT, до 300 строк за раз. Мы покажем, что прочитали и в каких строках ошибки, а готовые коды отдадим одним архивом или листом для печати. Таблица не покидает браузер.",
  },
  {
    question: "Как получить PDF для типографии?",
    answer:
      "Откройте «Лист для печати или PDF», задайте ширину кода и в окне печати выберите «Сохранить как PDF»: код останется векторным. Многим типографиям удобнее SVG, он тоже векторный. Подпись в рамке записана контурами, шрифт не понадобится.",
  },
  {
    question: "Видит ли кто-нибудь то, что я ввожу?",
    answer:
      "Мы — нет: код рисует ваш браузер, на сервер ничего не уходит, логотип тоже. Но всё, что записано в коде, прочитает любой, кто его снимет: и пароль от Wi-Fi, и телефон из контакта.",
  },
  {
    question: "Почему русский текст занимает больше места?",
    answer:
      "Русская буква занимает в коде вдвое больше латинской, а в теме и тексте письма — вшестеро. Самый большой код с коррекцией M вмещает 1\u202f165 русских букв или 2\u202f331 латинскую.",
  },
];

/** The QR generator, at both of its addresses. */
export function QrPage({ path }: { path: string }) {
  return (
    <PageFrame
      path={path}
      title="Генератор QR-кодов"
      lead="Введите данные и скачайте код. Мы сразу читаем его обратно и отдаём, только если данные совпали."
      parent={{ href: "/generator", label: "Генератор документов" }}
    >
      <noscript>
        <p className="measure mb-8 rounded-md bg-wash px-4 py-3">
          Код рисует ваш браузер. Включите в&nbsp;нём JavaScript.
        </p>
      </noscript>
      <QrTool />
      <div className="mt-14 print:hidden">
        <PageSection id="printing" title="Перед тем как печатать">
          <PassageList passages={beforePrinting} />
        </PageSection>
      </div>
      <ToolQuestions questions={questions} />
    </PageFrame>
  );
}
