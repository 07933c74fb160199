/**
 * What the platform can do, what it is built with and what is planned: `/updates`. Plans have no dates. Source:
 * docs/specification/content.md#platform-updates.
 */
import { onlyBuilt } from "@/content/navigation";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { industries } from "@/lib/engine/questions/vocabulary/options";
import { pluralForm } from "@/lib/russian/plural";
import manifest from "@/package.json";

export type Update = {
  title: string;
  text: string;
  /** The page of what is new. A plan counts as done as soon as this page exists, without an edit here. */
  page?: string;
};

export const updatesCheckedAt: IsoDate = "2026-11-21";

const industryCount = Object.keys(industries).length;

const done: Update[] = [
  {
    title: "Восемь документов с нормами",
    text: "Политика, соглашение, согласия, cookie, отказ от соцсетей, оферта, возврат, устав. Под каждым пунктом — статья закона, и её видно рядом с текстом.",
    page: "/generator",
  },
  {
    title: "Политика по целям",
    text: "Данные, люди, основания, сроки и порядок уничтожения выводятся из ответов для каждой цели отдельно, как требует статья 18.1.",
  },
  {
    title: "Отдельные согласия и код галочки",
    text: "На каждую цель своё согласие; вместе с ним — готовый код для формы, в котором галочка не стоит заранее.",
  },
  {
    title: "Сайт и сведения о нём",
    text: "Ответы о сайте собраны в одном месте. Измените телефон или адрес один раз, посмотрите, что сменится в каждом документе, и обновите все сразу.",
  },
  {
    title: "Документ растёт рядом с вопросами",
    text: "Ответ сразу появляется в тексте. Противоречия в ответах и пропуски, которых не допускает закон, названы до создания.",
  },
  {
    title: "Типичные ответы отрасли",
    text: `${industryCount} ${pluralForm(industryCount, "отрасль", "отрасли", "отраслей")}, у каждой свои обычные цели, данные и правила. Подставляются одной кнопкой и остаются видны как подсказка.`,
  },
  {
    title: "Черновики",
    text: "Форму можно закрыть на любом вопросе: у гостя ответы ждут в браузере, у вошедшего — на сервере.",
  },
  {
    title: "Редакции и сравнение по словам",
    text: "Опубликованный текст не меняется никогда. Новая редакция получает свой день вступления в силу и сравнивается с любой прежней.",
  },
  {
    title: "Комплект документов",
    text: "Из одних ответов — всё, что нужно сайту, со ссылками между документами и архивом для разработчика.",
  },
  {
    title: "Страница документа и QR-код",
    text: "Документ открывается по постоянной ссылке в действующей редакции. Код проверен настоящим сканером.",
  },
  {
    title: "Word, PDF, HTML и текст",
    text: "Все форматы делаются из одного сохранённого текста и говорят одни и те же слова. В Word — живая нумерация.",
  },
  {
    title: "Свои пункты",
    text: "Юрист добавляет пункт или заменяет наш; в новых редакциях он остаётся на месте.",
  },
  {
    title: "Примеры документов",
    text: "По образцу каждого вида: они составлены так же, как будет составлен ваш, для вымышленных владельцев.",
    page: "/examples",
  },
  {
    title: "Помощь и руководства",
    text: "Ответы на вопросы владельцев сайтов с нормами и датой сверки, таблица штрафов по частям статьи 13.11.",
    page: "/help",
  },
];

const planned: Update[] = [
  {
    title: "Калькулятор штрафов",
    text: "Оценка риска по нарушениям и размеру компании, рядом — суммы по частям статьи КоАП.",
    page: "/calculator",
  },
  {
    title: "Бесплатные генераторы",
    text: "QR-коды и штрихкоды, которые читает любой сканер, пароли, случайные числа с протоколом розыгрыша, код согласия для формы.",
    page: "/generators/qr",
  },
  {
    title: "Настройки кабинета",
    text: "Профиль, список сеансов с выходом на чужом устройстве, выгрузка и удаление своих данных.",
    page: "/settings",
  },
  {
    title: "Уведомления",
    text: "Сообщения в кабинете, а по желанию — и в вашем канале мессенджера.",
    page: "/notifications",
  },
  {
    title: "Восстановление пароля",
    text: "Новый пароль по ссылке из письма; подтверждение адреса почты и его смена.",
    page: "/reset-password",
  },
  {
    title: "Слежение за законом",
    text: "Когда меняется норма, документы, в которых она стоит, получают отметку «требует обновления», а владелец — сравнение и новую редакцию в одно нажатие.",
    page: "/documents",
  },
  {
    title: "Отраслевые шаблоны",
    text: "Варианты документа со своими вопросами и пунктами: политика клиники и онлайн-школы в плане «Премиум», оферта маркетплейса в плане «Ультра».",
    page: "/generator",
  },
  {
    title: "API с личными ключами",
    text: "Те же действия, что в кабинете, из вашей программы.",
    page: "/api-docs",
  },
  {
    title: "Новые тарифы",
    text: "«Стандарт», «Профессиональный» и «Корпоративный» рядом с теми планами, которые подключают сегодня.",
  },
];

const isBuilt = ({ title, page }: Update) =>
  page !== undefined && onlyBuilt([{ href: page, label: title }]).length > 0;

export const doneUpdates: Update[] = [...done, ...planned.filter(isBuilt)];
export const plannedUpdates: Update[] = planned.filter((update) => !isBuilt(update));

type Technology = { name: string; package: string; why: string };

export const technologies: Technology[] = [
  {
    name: "Next.js",
    package: "next",
    why: "Открытые страницы собираются заранее и отдаются готовыми, поэтому открываются быстро.",
  },
  {
    name: "React",
    package: "react",
    why: "Из него сделаны форма и предпросмотр, где текст меняется вслед за ответом.",
  },
  {
    name: "TypeScript",
    package: "typescript",
    why: "Ошибку в данных находит проверка, а не посетитель: узел документа, который забыли написать, не собирается.",
  },
  {
    name: "Prisma",
    package: "prisma",
    why: "Описывает, что хранится в базе, и ведёт её изменения.",
  },
  {
    name: "node-postgres",
    package: "pg",
    why: "Связывает сервер с PostgreSQL — базой, в которой редакция записывается целиком или не записывается вовсе.",
  },
  {
    name: "PGlite",
    package: "@electric-sql/pglite",
    why: "Тот же PostgreSQL внутри программы: сайт запускается одной командой и без отдельного сервера базы.",
  },
  {
    name: "zod",
    package: "zod",
    why: "Одно описание ответов для формы и для сервера, поэтому они не спорят о том, что верно.",
  },
  {
    name: "mdast",
    package: "mdast-util-from-markdown",
    why: "Разбирает шаблоны, которые юрист пишет обычным текстом.",
  },
  {
    name: "docx",
    package: "docx",
    why: "Пишет файлы Word с настоящей многоуровневой нумерацией.",
  },
  {
    name: "PDFKit",
    package: "pdfkit",
    why: "Пишет PDF с размеченной структурой: его читают и люди, и программы для незрячих.",
  },
  {
    name: "jsdiff",
    package: "diff",
    why: "Находит слова, которыми различаются две редакции.",
  },
  {
    name: "NextAuth.js",
    package: "next-auth",
    why: "Вход: зашифрованный ключ, который без записи сеанса на сервере ничего не открывает.",
  },
  {
    name: "Tailwind CSS",
    package: "tailwindcss",
    why: "Оформление, из которого в страницу попадает только то, что на ней есть.",
  },
  {
    name: "Golos Text",
    package: "@fontsource-variable/golos-text",
    why: "Шрифт, сделанный для российских государственных услуг; лежит на нашем сервере, а не на чужом.",
  },
  {
    name: "Vitest",
    package: "vitest",
    why: "Проверяет каждое правило документов, в том числе на случайных ответах.",
  },
  {
    name: "Playwright",
    package: "@playwright/test",
    why: "Проходит сайт в настоящем браузере, как это делает посетитель.",
  },
];

/**
 * Returns the version that the product is built with.
 * @throws Error for a package that it does not use.
 */
export function versionOf(technology: Technology): string {
  const versions: Record<string, string> = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
  };
  const version = versions[technology.package];
  if (!version) throw new Error(`package.json does not name ${technology.package}`);
  return version;
}
