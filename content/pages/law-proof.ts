/** How the texts are verified, with the figures of `content/laws.yaml` (docs/specification/site.md#proof). */
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { plural } from "@/lib/russian/plural";

type Figures = {
  acts: number;
  checked: number;
  secondary: number;
  unverified: number;
  lastChecked: string;
};

/** Under the button of the landing page: «Последняя сверка с законом 27 ноября 2026 г. · 60 из 73 актов · …». */
export const proofLine = ({ acts, unverified, lastChecked }: Figures): string =>
  [
    `Последняя сверка с законом ${formatRussianDate(lastChecked)}`,
    `${acts - unverified}\u00a0из\u00a0${plural(acts, "акта", "актов", "актов")}`,
    "у каждого пункта норма",
  ].join(" · ");

export const proofLink = "как мы проверяем";

const acts = (count: number) => plural(count, "акт", "акта", "актов");

/** On the page that the line links to; nothing is rounded up. */
export const proofSentences = (figures: Figures): string[] => [
  `Документы ссылаются на ${acts(figures.acts)}. Последняя сверка — ${formatRussianDate(figures.lastChecked)}, у каждого акта записан свой день.`,
  `В тексте акта прочитано всё, на что мы ссылаемся: ${acts(figures.checked)}. Прочитано не всё или не в самом акте, а в копии или обзоре: ${acts(figures.secondary)}; номер, дата и название у них подтверждены. Не сверено: ${acts(figures.unverified)}, на них мы ссылаемся по памяти и говорим об этом здесь.`,
];
