import { expect, test } from "vitest";
import { isVerified } from "@/lib/engine/services/service";
import { formatFinding } from "@/lib/engine/template/language/finding";
import { parseServices } from "@/lib/platform/content/compile/parse-services";

const beget = `beget:
  name: Beget
  aliases: [Бегет]
  role: hosting
  country: RU
  company:
    name: ООО «Бегет»
    inn: "7801451618"
    address: Санкт-Петербург
  hosts: [beget.com]
  follows: [order]
  sources:
    - of: [company.name, company.inn, country, hosts]
      from: documents
      where: [политика одного сайта, политика другого]
      checked: 2026-11-23
    - of: [company.address]
      from: hearsay
      where: политика одного сайта
      checked: 2026-11-23
      verified: false
    - of: [follows]
      from: reading
      where: что делает хостинг
      checked: 2026-11-23
      verified: false
`;

const parse = (text: string, file = "content/services/hosting.yaml") =>
  parseServices([{ file, text }]);
const say = (...args: Parameters<typeof parse>) => parse(...args).findings.map(formatFinding);
/** One line changed: what is said of it, without the place. */
const sayOf = (from: string | RegExp, to: string) => {
  const changed = beget.replace(from, to);
  expect(changed).not.toBe(beget);
  return say(changed).map((line) => line.replace(/^\S+ «beget»: /, ""));
};

test("parseServices reads a service with its category and what is verified", () => {
  const { services, findings } = parse(beget);
  expect(findings).toEqual([]);
  expect(services).toMatchObject([
    { key: "beget", category: "hosting", company: { inn: "7801451618" }, purposes: [] },
  ]);
  const [service] = services;
  if (!service) throw new Error("no service");
  expect(isVerified(service, "company.inn")).toBe(true);
  expect(isVerified(service, "hosts/beget.com")).toBe(true);
  expect(isVerified(service, "company.address")).toBe(false);
  expect(isVerified(service, "follows")).toBe(false);
});

test("parseServices reports a wrong value at its line and omits the service", () => {
  const text = beget.replace("country: RU", "country: Россия");
  expect(say(text)).toEqual([
    "content/services/hosting.yaml:5:3 «beget»: Страна (country) — две буквы: RU.",
  ]);
  expect(parse(text).services).toEqual([]);
});

test("parseServices reports a fact without source and a source without day or fact", () => {
  expect(sayOf("company.inn, ", "")).toEqual(["нет источника: company.inn."]);
  expect(sayOf("[company.address]", "[company.adress]")).toEqual([
    "нет источника: company.address.",
    "источник ни о чём: «company.adress». Возможно, имелось в виду «company.address».",
  ]);
  expect(sayOf("      checked: 2026-11-23\n    - of: [company.a", "    - of: [company.a")).toEqual([
    "День проверки (checked) пишется так: 2026-11-23.",
  ]);
  expect(sayOf(/ {2}sources:[\s\S]*/, "")).toEqual(["Нужны источники (sources)."]);
});

test("parseServices rejects verified facts without sufficient proof", () => {
  const twice = "where: [политика одного сайта, политика другого]";
  expect(sayOf(twice, "where: политика одного сайта")).toEqual([
    "Чужим документам верят, если их не меньше двух: иначе hearsay и verified: false.",
  ]);
  expect(sayOf(/reading([\s\S]*)\n {6}verified: false/, "reading$1")).toEqual([
    "«reading» ничего не доказывает: нужно verified: false.",
  ]);
  expect(sayOf("from: documents", "from: vendor")).toEqual([
    "У страницы сервиса нужен адрес (https://…).",
  ]);
  expect(sayOf("from: documents", "from: wikipedia")).toEqual([
    expect.stringMatching(/^Откуда \(from\) — одно из: vendor, documents/),
  ]);
});

test("parseServices requires quoted numbers with right check digits", () => {
  expect(sayOf("7801451618", "7801451619")).toEqual(["Похоже, в ИНН опечатка: проверьте цифры."]);
  expect(sayOf('"7801451618"', "7801451618")).toEqual([
    "ИНН пишется в кавычках, иначе пропадут нули.",
  ]);
  expect(sayOf('inn: "7801451618"', 'ogrn: "1077847645591"')).toContain(
    "Похоже, в ОГРН опечатка: проверьте цифры.",
  );
});

test("parseServices reports roles, data and consequences that contradict form or documents", () => {
  expect(sayOf("role: hosting", "role: hoster")).toEqual([
    expect.stringMatching(/^Роль \(role\) — одна из: hosting, /),
  ]);
  expect(sayOf("follows: [order]", "follows: [recipient]")).toEqual([
    "роль «hosting» требует «order»: так говорят документы.",
  ]);
  expect(sayOf("role: hosting", "role: delivery")).toEqual([
    "роль «delivery» не терпит «order»: так говорят документы.",
  ]);
  expect(sayOf("follows: [order]", "follows: [order, crossBorder]")).toEqual([
    "российский сервис не передаёт данные за границу.",
  ]);
  expect(sayOf("country: RU", "country: US")).toEqual([
    "страна US: нужно указать, что данные уходят за границу.",
  ]);
  expect(sayOf("follows: [order]", "data: [e-mail]\n  follows: [order]")).toEqual([
    expect.stringMatching(/^Данные \(data\) — из списка: full_name/),
  ]);
});

test("parseServices reports an address with https:// and an unknown line", () => {
  expect(sayOf("[beget.com]", "['https://beget.com']")).toEqual([
    expect.stringMatching(/^Адрес — без https:\/\//),
  ]);
  expect(sayOf("  aliases:", "  aliaces:")).toEqual([
    "лишняя строка «aliaces». Возможно, имелось в виду «aliases».",
  ]);
});

test("parseServices reports a key, name or address of two services", () => {
  const other = beget.replace("beget:", "other:").replaceAll("Бегет", "Другой");
  expect(say(`${beget}${other}`)).toEqual([
    expect.stringMatching(/«other»: название «beget» уже есть у «beget»\.$/),
    expect.stringMatching(/«other»: адрес «beget\.com» уже есть у «beget»\.$/),
  ]);
  const twoFiles = parseServices([
    { file: "content/services/hosting.yaml", text: beget },
    { file: "content/services/platforms.yaml", text: beget },
  ]);
  expect(twoFiles.findings.map(formatFinding)).toContain(
    "content/services/platforms.yaml:1:1 «beget»: ключ «beget» уже есть у «beget».",
  );
});

test("parseServices reports an unknown category and unreadable YAML without throwing", () => {
  expect(say(beget, "content/services/hostings.yaml")).toEqual([
    "content/services/hostings.yaml:1:1 Такого раздела нет: «hostings». Возможно, имелось в виду «hosting».",
  ]);
  expect(say("- beget")).toEqual([expect.stringMatching(/нужен список сервисов/)]);
  expect(say("beget: [")).toEqual([expect.stringMatching(/не читается как YAML/)]);
  expect(say("beget:")).toHaveLength(1);
});
