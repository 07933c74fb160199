import type { Metadata } from "next";
import Link from "next/link";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { Button } from "@/components/ui/button";
import { typeset } from "@/lib/russian/typography";

export const metadata: Metadata = {
  title: "Отказ от запрещённых соцсетей",
  description:
    "Что это за документ, кому он нужен и что убрать с сайта, прежде чем его опубликовать.",
  alternates: { canonical: "/social-disclaimer" },
};

const answers = [
  {
    question: "Что это",
    text: "Страница сайта, на которой владелец заявляет: кнопок, виджетов, входа и рекламы запрещённых соцсетей здесь нет, а упоминания стоят с пометкой о запрете.",
  },
  {
    question: "О каких сетях речь",
    text: "О Facebook и Instagram. Решением Тверского районного суда г. Москвы от 21.03.2022 по делу № 02-2473/2022 их владелец, компания Meta Platforms Inc., признан экстремистской организацией, его деятельность в России запрещена. WhatsApp суд из решения исключил.",
  },
  {
    question: "Обязательна ли она",
    text: "Нет, такого требования в законе нет. Она нужна тем, у кого на сайте раньше были ссылки или виджеты этих сетей: показывает, что вы о запрете знаете и следите за ним.",
  },
  {
    question: "Что сделать сначала",
    text: "Уберите кнопки, пиксели, вход и ссылки, в том числе из старых публикаций. С 1 сентября 2025 года запрещена и реклама в этих сетях, поэтому снимите её тоже. Заявление о том, чего нет, верно только тогда, когда этого правда нет.",
  },
];

export default function SocialDisclaimerPage() {
  return (
    <>
      <Breadcrumb path="/social-disclaimer" />
      <div className="page-column py-8 sm:py-10">
        <h1 className="text-3xl">Отказ от запрещённых соцсетей</h1>
        <p className="measure mt-3 text-base text-ink-soft">
          {typeset(
            "Короткий документ для сайта: он говорит посетителям и проверяющим, что запрещённых соцсетей на нём нет. Бесплатно, пять полей, готовый файл Word.",
          )}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild>
            <Link href="/generator?type=socialDisclaimer">Составить документ</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href="/social-disclaimer-simple">Короткая форма и файл .docx</Link>
          </Button>
        </div>
        <dl className="mt-10 border-t border-line">
          {answers.map(({ question, text }) => (
            <div
              key={question}
              className="gap-x-8 border-b border-line py-5 md:grid md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
            >
              <dt className="text-[1.0625rem] font-semibold">{question}</dt>
              <dd className="measure mt-1 text-ink-soft md:mt-0">{typeset(text)}</dd>
            </div>
          ))}
        </dl>
        <p className="measure mt-6 text-sm text-ink-faint">
          {typeset(
            "Основания: решение суда от 21.03.2022; КоАП РФ, ст. 13.15 ч. 2 и ст. 20.3; закон о рекламе, ст. 5 ч. 10.7. Сведения проверены в ноябре 2026 года.",
          )}{" "}
          <Link href="/examples?type=socialDisclaimer" className="text-accent underline">
            Посмотреть пример
          </Link>
        </p>
      </div>
    </>
  );
}
