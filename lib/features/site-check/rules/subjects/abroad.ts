/** Data that go abroad: by forms, services, the hosting, a sign-in. */
import { isVerified } from "@/lib/engine/services/service";
import {
  evidenceOf,
  norm,
  placeWithoutNotice,
  type Rule,
  type RuleContext,
  type RuleMatch,
  seenAt,
  type UsedService,
} from "@/lib/features/site-check/rules/rule/rule";

const recorded = norm("152-ФЗ", "ст. 18 ч. 5");
const notice = norm("152-ФЗ", "ст. 12 ч. 3");
const abroad = ["crossBorder", "recordedAbroad", "addressAbroad"] as const;

export const abroadRules: readonly Rule[] = [
  {
    id: "form-foreign",
    title: "Данные из форм уходят на иностранный сервис",
    why: "Данные россиян при сборе записывают в базы, которые находятся в России. Иностранный сервис форм записывает их сразу у себя.",
    norms: [recorded, notice],
    fine: "8",
    fix: "Проверьте, где сервис хранит ответы. Замените его российским или своей формой: документы такую передачу не исправят.",
    severity: "high",
    find: ({ site, used, personalForms }) => {
      const services = used.filter(isForeignForm);
      const known = new Set(
        site.services.flatMap(({ hosts }) => hosts.map((host) => host.toLowerCase())),
      );
      const strange = personalForms.filter(
        ({ action }) => !action.isOwn && !known.has(action.host.toLowerCase()),
      );
      return [
        ...seenAt(
          services.map(({ detected }) => formPlaceOf(detected)),
          { services: services.map(({ service }) => service.key) },
        ),
        ...seenAt(
          strange.map(({ evidence }) => evidence),
          {
            status: "byHand",
            severity: "medium",
            fine: null,
            title: "Форма отправляет данные на чужой адрес",
            why: "Кто получает эти данные и в какой стране их хранит, по коду не видно. Получателя называют в политике, а базы с данными россиян держат в России.",
            fix: "Проверьте, чей это адрес и где лежат данные. Спросите того, кто делал сайт.",
          },
        ),
      ];
    },
  },
  {
    id: "foreign-service",
    title: "Сайт обращается к иностранным сервисам",
    why: "Иностранный сервис получает данные посетителей. О передаче за границу Роскомнадзор уведомляют заранее, а записывать данные россиян сразу за границей нельзя.",
    norms: [notice, recorded],
    fine: null,
    fix: "Проверьте, нужны ли эти сервисы. Замените их российскими или подайте уведомление о трансграничной передаче до того, как их включать.",
    severity: "medium",
    find: findForeignServices,
  },
  {
    id: "foreign-login",
    title: "На сайт входят через иностранный сервис",
    why: "Российский сайт вправе пускать людей в России по номеру телефона, через Госуслуги, Единую биометрическую систему или через российскую систему входа.",
    norms: [norm("149-ФЗ", "ст. 8 ч. 10")],
    fine: null,
    fix: "Проверьте, кто входит этим способом. Уберите его и предложите вход по номеру телефона, VK ID, Яндекс ID или через Госуслуги.",
    severity: "medium",
    find: ({ site: { signIns } }) =>
      seenAt(signIns.filter(({ isForeign }) => isForeign).map(({ evidence }) => evidence)),
  },
  {
    id: "foreign-hosting",
    title: "Сайт лежит на иностранном хостинге или конструкторе",
    why: "Что посетитель отправит через форму, окажется на иностранном сервере. Базы с данными россиян должны находиться в России.",
    norms: [recorded, notice],
    fine: "8",
    fix: "Проверьте, где записываются заявки. Перенесите сайт или хотя бы приём заявок и базу на сервер в России.",
    severity: "high",
    find: ({ used, site, personalForms }) =>
      used.filter(isHosting(site)).flatMap(({ service, detected }) => {
        const isRecorded = service.follows.includes("recordedAbroad") && personalForms.length > 0;
        return seenAt(
          [site.hosting?.service === service.key ? site.hosting.evidence : evidenceOf(detected)],
          {
            status: isRecorded ? "seen" : "inferred",
            services: [service.key],
            ...(!isRecorded && {
              severity: "medium",
              fine: null,
              title: "Страницы сайта идут через иностранную компанию",
              fix: "Проверьте, что проходит через эту сеть и есть ли среди этого данные посетителей. Если есть, приём заявок перенесите на адрес в России.",
            }),
          },
        );
      }),
  },
];

const isForeignForm = ({ service, detected }: UsedService) =>
  service.follows.includes("recordedAbroad") &&
  (service.category === "forms" || detected.places.some(({ place }) => place === "form"));

const formPlaceOf = (detected: UsedService["detected"]) =>
  detected.places.find(({ place }) => place === "form")?.evidence ?? evidenceOf(detected);

const isHosting =
  (site: RuleContext["site"]) =>
  ({ service }: UsedService) =>
    (site.hosting?.service === service.key || site.platform?.service === service.key) &&
    service.follows.some((follow) => follow === "crossBorder" || follow === "recordedAbroad");

/** The gravest consequence of a service; what other rules say is not said again. */
function findForeignServices({ used, site }: RuleContext): RuleMatch[] {
  const hosting = isHosting(site);
  const others = used.filter(
    (item) =>
      !isForeignForm(item) &&
      !hosting(item) &&
      !item.service.follows.includes("banned") &&
      !item.service.follows.includes("foreignLogin") &&
      !isSignIn(item, site),
  );
  const has = ({ service }: UsedService, consequence: (typeof abroad)[number]) =>
    service.follows.includes(consequence);
  const sure = others.filter((other) => has(other, "recordedAbroad"));
  const sent = others.filter((other) => has(other, "crossBorder") && !sure.includes(other));
  const files = others.filter(
    (item) => has(item, "addressAbroad") && !sure.includes(item) && !sent.includes(item),
  );
  return [
    ...group(sure, {
      title: (names) => `Проверьте, где хранят данные иностранные сервисы: ${names}`,
      fine: "8",
      severity: "high",
      norms: [recorded, notice],
    }),
    ...group(sent, { title: (names) => `Данные уходят иностранным сервисам: ${names}` }),
    ...group(files, {
      title: (names) => `Файлы загружаются с иностранных серверов: ${names}`,
      severity: "low",
      why: "Иностранному серверу виден адрес устройства посетителя. Больше ему ничего не передают, но и этого можно избежать.",
      fix: "Проверьте, можно ли положить шрифты и библиотеки на свой сайт: тогда посетители к чужому серверу не обращаются.",
    }),
  ];
}

function group(
  used: readonly UsedService[],
  {
    title,
    ...rest
  }: { title: (names: string) => string } & Partial<
    Omit<RuleMatch, "evidence" | "status" | "title">
  >,
): RuleMatch[] {
  // Held back until a choice: it goes abroad all the same, as far as can be read.
  const isSeen = used.some(({ detected }) => detected.status === "seen");
  return seenAt(
    used.map(({ detected }) => placeWithoutNotice(detected)),
    {
      ...rest,
      status: isSeen ? "seen" : "inferred",
      title: title([...new Set(used.map(nameWithCountry))].join(", ")),
      services: used.map(({ service }) => service.key),
    },
  );
}

/** A country that nobody verified is not printed. */
const countries: Readonly<Record<string, string>> = { US: "США", DE: "Германия", FR: "Франция" };
function nameWithCountry({ service }: UsedService): string {
  const country = service.country ? countries[service.country] : undefined;
  const name = `«${service.name}»`;
  return country && isVerified(service, "country") ? `${name} (${country})` : name;
}

/** A messenger's widget for signing in is told as a sign-in. */
const isSignIn = ({ service }: UsedService, { signIns }: RuleContext["site"]) =>
  signIns.some(({ provider, isForeign }) => isForeign && provider === service.key);
