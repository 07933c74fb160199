import { formatNumber } from "@/lib/russian/numbers";
import { plural } from "@/lib/russian/plural";
import { colourWarnings, minContrast, minReadable } from "@/lib/tools/qr/contrast";
import type { QrRejection } from "@/lib/tools/qr/make";
import {
  borderOf,
  initialSettings,
  type QrSettings,
  standardBorder,
} from "@/lib/tools/qr/settings";

/** The message about a code that is rejected, or offered with a warning. */
export type Advice = {
  title: string;
  text: string;
  /** Settings that fix it, if one click can. */
  fix?: { label: string; change: Partial<QrSettings> };
};

const characters = (count: number) => plural(count, "знак", "знака", "знаков");

/** Why the code is not offered and what to change. */
export function explainRejection(
  rejection: QrRejection,
  settings: QrSettings,
  hasLogo: boolean,
): Advice {
  switch (rejection.kind) {
    case "tooLong": {
      const { length, fits, fitsAt } = rejection;
      const limit = `В\u00a0код помещается ${characters(fits)} такого текста, а\u00a0здесь ${formatNumber(length)}.`;
      const shorten = `Сократите на\u00a0${formatNumber(length - fits)}`;
      return {
        title: "Слишком много данных",
        text: `${limit} ${shorten}${hasLogo ? " или уберите логотип" : ""}.`,
        ...(fitsAt && !hasLogo
          ? { fix: { label: `Взять коррекцию ${fitsAt}`, change: { level: fitsAt } } }
          : {}),
      };
    }
    case "tooSmall":
      return {
        title: "Код слишком мелкий",
        text: `Данных много, и\u00a0в\u00a0картинке ${settings.size}\u00a0px камера не\u00a0различит клетки. Нужно от\u00a0${rejection.minSize}\u00a0px.`,
        fix: {
          label: `Увеличить до\u00a0${rejection.minSize}\u00a0px`,
          change: { size: rejection.minSize },
        },
      };
    case "faint":
      return {
        title: "Цвета почти не\u00a0различаются",
        text: `Контраст ${formatRatio(rejection.ratio)}: камера не\u00a0отличит код от\u00a0фона. Нужно хотя\u00a0бы ${minReadable}\u00a0:\u00a01, а\u00a0лучше от\u00a0${minContrast}\u00a0:\u00a01.`,
        fix: plainColours,
      };
    case "unreadable":
      return { title: "Код не\u00a0читается", ...adviseUnreadable(settings, hasLogo) };
  }
}

const plainColours = {
  label: "Вернуть чёрный на\u00a0белом",
  change: { foreground: initialSettings.foreground, background: initialSettings.background },
};

/** The likeliest cause first: a decoder only reports that it found nothing. */
function adviseUnreadable(settings: QrSettings, hasLogo: boolean): Omit<Advice, "title"> {
  const checked = "Мы\u00a0прочитали картинку обратно и\u00a0не\u00a0получили ваших данных.";
  const { foreground, background } = settings;
  const border = borderOf(settings);
  if (colourWarnings(foreground, background).length > 0) {
    return { text: `${checked} Сделайте код темнее, а\u00a0фон светлее.`, fix: plainColours };
  }
  if (border < standardBorder) {
    return {
      text: `${checked} Верните пустое поле вокруг кода.`,
      fix: { label: "Вернуть поле", change: { border: standardBorder } },
    };
  }
  const other = hasLogo
    ? "Уберите логотип или сократите данные."
    : "Сократите данные или увеличьте размер.";
  return { text: `${checked} ${other}` };
}

/** Possible problems of a code that our decoder can read. */
export function listAdvice(settings: QrSettings): Advice[] {
  const { foreground, background } = settings;
  const border = borderOf(settings);
  const advice: Advice[] = colourWarnings(foreground, background).map((warning) =>
    warning.kind === "low"
      ? {
          title: `Слабый контраст: ${formatRatio(warning.ratio)}`,
          text: `При плохом свете или бледной печати камера не\u00a0различит цвета. Советуем не\u00a0меньше ${minContrast}\u00a0:\u00a01.`,
        }
      : adviseInverted(foreground, background),
  );
  if (background === null && advice.length === 0) {
    advice.push({
      title: "Прозрачный фон",
      text: "Кладите такой код на\u00a0белое или светлое: на\u00a0тёмном и\u00a0пёстром он не\u00a0прочитается.",
    });
  }
  if (border < standardBorder) {
    advice.push({
      title: "Поле уже стандартного",
      text: "Вокруг кода нужны четыре пустые клетки. Оставьте их на\u00a0макете сами, иначе часть сканеров код не\u00a0найдёт.",
      fix: { label: "Вернуть поле", change: { border: standardBorder } },
    });
  }
  return advice;
}

function adviseInverted(foreground: string, background: string | null): Advice {
  const title = "Светлый код на\u00a0тёмном фоне";
  const text = "Часть сканеров ищет только тёмное на\u00a0светлом.";
  // White on transparent: swapped it would be transparent on white.
  if (background === null)
    return { title: "Светлый код без фона", text: `${text} Выберите тёмный цвет кода.` };
  return {
    title,
    text,
    fix: {
      label: "Поменять цвета местами",
      change: { foreground: background, background: foreground },
    },
  };
}

/** «2,3 : 1», rounded down: 3,99 is not yet 4. */
const formatRatio = (ratio: number) =>
  `${(Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",")}\u00a0:\u00a01`;
