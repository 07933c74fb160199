/** Cookies that the server sets, and the notice that asks about those of counters. */
import {
  evidenceOf,
  norm,
  type Rule,
  seenAt,
  trackersOnLoad,
} from "@/lib/features/site-check/rules/rule/rule";

const consent = [norm("152-ФЗ", "ст. 6 ч. 1 п. 1"), norm("152-ФЗ", "ст. 9 ч. 1")];

const byBrowser =
  "Эти файлы остаются на устройстве после закрытия браузера и не нужны для работы сайта. Мы открыли страницу браузером и не соглашались, а он их получил.";

export const cookieRules: readonly Rule[] = [
  {
    id: "cookie-before-consent",
    title: "Сайт сразу ставит файлы cookie для статистики или рекламы",
    why: "Эти файлы остаются на устройстве после закрытия браузера и не нужны для работы сайта. Сервер ставит их первым же ответом, до всякого выбора.",
    norms: consent,
    fine: "1",
    fix: "Проверьте, зачем нужны эти файлы. Ставьте их после того, как посетитель согласился, или до закрытия браузера.",
    severity: "medium",
    find: ({ site: { cookies }, answers }) => {
      const lasting = cookies.filter(({ isLasting }) => isLasting);
      const sure = lasting.filter(({ kind }) => kind === "analytics" || kind === "advertising");
      const unknown = lasting.filter(({ kind }) => kind === undefined);
      const isSure = sure.length > 0;
      const suspects = [...sure, ...unknown];
      return seenAt(
        suspects.map(({ evidence }) => evidence),
        {
          status: isSure ? "seen" : "byHand",
          ...(suspects.some(({ moment }) => moment) && { why: byBrowser }),
          ...(!isSure && {
            severity: "low",
            title: "Сайт сразу ставит файлы cookie, назначения которых мы не знаем",
          }),
          action: { kind: "cookie", answers },
        },
      );
    },
  },
  {
    id: "cookie-notice-missing",
    title: "Счётчики есть, а уведомления о файлах cookie не видно",
    why: "Без уведомления посетителю негде согласиться или отказаться: счётчики включаются у всех.",
    norms: consent,
    fine: "1",
    fix: "Проверьте, появляется ли уведомление при первом заходе. Если нет, добавьте его с кнопками «Принять» и «Отказаться» и запускайте счётчики только после согласия.",
    severity: "medium",
    find: (context) => {
      // A service that may never be called needs no notice.
      const { cookieNotice, unshownNotice: unshown } = context.site;
      const used = cookieNotice ? [] : trackersOnLoad(context);
      const noticePlace = unshown && {
        url: unshown.url,
        line: 1,
        excerpt: "До выбора: уведомления о файлах cookie на странице не видно",
      };
      const places = used.map(({ detected }) => evidenceOf(detected));
      const isCalled = used.some(({ detected }) => detected.status === "seen");
      const isSure = unshown !== undefined && !unshown.inCode && isCalled;
      return seenAt(places.length > 0 ? [noticePlace, unshown?.inCode, ...places] : [], {
        // A script of somebody else may draw a notice, and one that is in the code may come later.
        status: isSure ? "seen" : "inferred",
        services: used.map(({ service }) => service.key),
        action: { kind: "cookie", answers: context.answers },
      });
    },
  },
  {
    id: "cookie-notice-no-refusal",
    title: "В уведомлении о файлах cookie нельзя отказаться",
    why: "Согласие дают свободно. Если рядом с «Принять» нет «Отказаться», выбора у посетителя нет.",
    norms: [norm("152-ФЗ", "ст. 9 ч. 1")],
    fine: "1",
    fix: "Проверьте уведомление: рядом с «Принять» нужна такая же заметная кнопка «Отказаться», после которой счётчики не работают.",
    severity: "medium",
    find: ({ site: { cookieNotice }, used, answers }) => {
      const asking = used.filter(
        ({ service, detected }) =>
          service.follows.includes("consent") && detected.load !== "linked",
      );
      if (!cookieNotice || cookieNotice.hasRefusal || asking.length === 0) return [];
      return seenAt([cookieNotice.evidence], {
        // Settings may let a visitor refuse, a step further.
        status: cookieNotice.hasSettings ? "inferred" : cookieNotice.status,
        services: asking.map(({ service }) => service.key),
        action: { kind: "cookie", answers },
      });
    },
  },
];
