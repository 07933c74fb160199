/** The five items of the landing's carousel (docs/specification/site.md#news-carousel). */
import { typeset } from "@/lib/russian/screen-typography";

export type CarouselItem = {
  /** The item's category: «Новость закона». */
  kind: string;
  title: string;
  /** One sentence. */
  text: string;
  href: string;
};

export const carouselItems: readonly CarouselItem[] = [
  {
    kind: "Новость закона",
    title: "Штрафы за персональные данные: что действует сейчас",
    text: "Организация платит до 60 тысяч рублей за неопубликованную политику и до 18 миллионов за повторное хранение данных за границей.",
    href: "/news/shtrafy-za-personalnye-dannye",
  },
  {
    kind: "Новость закона",
    title: "Согласие отдельно от других документов",
    text: "С 1 сентября 2025 года согласие нельзя прятать в оферту, соглашение или политику.",
    href: "/news/soglasie-otdelno-ot-dokumentov",
  },
  {
    kind: "Руководство",
    title: "Уведомление Роскомнадзора",
    text: "Его подаёт почти любой сайт с формой или счётчиком: рассказываем, что писать и когда обновлять.",
    href: "/blog/uvedomlenie-roskomnadzora",
  },
  {
    kind: "Статья",
    title: "Чего закон о персональных данных ждёт от сайта",
    text: "Основания, документы, сроки и меры защиты по порядку, с нормой у каждого требования.",
    href: "/articles/zakon-152-fz-trebovaniya-k-saytu",
  },
  {
    kind: "Документ",
    title: "Отказ от запрещённых соцсетей",
    text: "Ответьте на пять вопросов и сохраните готовое заявление в Word.",
    href: "/social-disclaimer-simple",
  },
].map((item) => ({ ...item, title: typeset(item.title), text: typeset(item.text) }));
