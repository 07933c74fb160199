/** Counters and pixels: whether they wait for the visitor's choice, and what they record. */
import {
  callsOf,
  listNames,
  norm,
  type Rule,
  seenAt,
  trackersOnLoad,
  type UsedService,
} from "@/lib/features/site-check/rules/rule/rule";

const consent = [norm("152-ФЗ", "ст. 6 ч. 1 п. 1"), norm("152-ФЗ", "ст. 9 ч. 1")];
const keysOf = (used: readonly UsedService[]) => used.map(({ service }) => service.key);
const namesOf = (used: readonly UsedService[]) =>
  listNames(used.map(({ service }) => service.name));

/** What only a browser knows: that a refusal is what starts them. */
const titleOf = (used: readonly UsedService[]) =>
  used.every(
    ({ detected: { moments } }) => moments?.includes("refused") && !moments.includes("before"),
  )
    ? `После отказа посетителя запускаются: ${namesOf(used)}`
    : `До согласия посетителя запускаются: ${namesOf(used)}`;

export const trackerRules: readonly Rule[] = [
  {
    id: "tracker-before-consent",
    title: "Счётчики запускаются до согласия посетителя",
    why: "Счётчик получает адрес устройства, ставит файлы cookie и передаёт их своему владельцу. По нашему прочтению закона до этого нужно согласие.",
    norms: consent,
    fine: "1",
    fix: "Проверьте, когда запускаются эти сервисы. Код счётчика загружайте после того, как посетитель нажал «Принять», а не вместе со страницей.",
    severity: "high",
    find: (context) => {
      const used = trackersOnLoad(context);
      const action = { kind: "cookie", answers: context.answers } as const;
      const group = (some: readonly UsedService[], rest: Parameters<typeof seenAt>[1]) =>
        seenAt(
          some.flatMap(({ detected }) => callsOf(detected)),
          { ...rest, services: keysOf(some), action },
        );
      const sure = used.filter(({ detected }) => detected.status === "seen");
      const open = used.filter(({ detected }) => detected.status !== "seen");
      return [
        ...group(sure, { title: titleOf(sure) }),
        ...group(open, {
          status: "inferred",
          severity: "medium",
          title: `Проверьте, ждут ли согласия: ${namesOf(open)}`,
          why: "По коду эти счётчики запускаются сразу, но браузер, которым мы открыли страницу, запросов к ним не увидел. Возможно, они ждут прокрутки или времени, а не согласия.",
        }),
      ];
    },
  },
  {
    id: "tracker-noscript",
    title: "Пиксель для браузеров без скриптов не дождётся согласия",
    why: "Картинка в noscript загружается без единого скрипта, поэтому уведомление о cookie удержать её не может.",
    norms: consent,
    fine: "1",
    fix: "Проверьте код счётчика и удалите часть между <noscript> и </noscript>. Счётчик продолжит работать у всех, у кого включены скрипты.",
    severity: "medium",
    find: ({ used }) => {
      // A pixel is called whatever the code next to it waits for.
      const found = used.filter(
        ({ service, detected }) => service.follows.includes("consent") && detected.noscript,
      );
      return seenAt(
        found.map(({ detected }) => detected.noscript),
        { services: keysOf(found) },
      );
    },
  },
  {
    id: "session-recording",
    title: "Действия посетителей записываются",
    why: "Запись показывает движения мыши, нажатия и то, что вводят в поля. Её называют в политике, а поля с данными закрывают от записи.",
    norms: [norm("152-ФЗ", "ст. 5 ч. 5"), norm("152-ФЗ", "ст. 18.1 ч. 1 п. 2")],
    fine: null,
    fix: "Проверьте, нужна ли запись. Если нет, выключите её в настройках счётчика. Если нужна, закройте от записи поля форм и скажите о ней в политике и в уведомлении о cookie.",
    severity: "medium",
    find: ({ used, personalForms, answers }) => {
      const recording = used.filter(({ detected }) => detected.sessionRecording);
      const immediate = recording.filter(({ detected }) => detected.load === "immediate");
      // After a choice it is a matter of what is typed into fields.
      const found = immediate.length > 0 || personalForms.length > 0 ? recording : [];
      return seenAt(
        found.map(({ detected }) => detected.sessionRecording),
        {
          status: immediate.length > 0 ? "seen" : "byHand",
          ...(immediate.length === 0 && { severity: "low" }),
          services: keysOf(found),
          action: { kind: "policy", answers },
        },
      );
    },
  },
];
