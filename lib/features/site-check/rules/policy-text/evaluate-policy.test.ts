import { afterAll, describe, expect, test } from "vitest";
import { answersShape } from "@/lib/engine/answers/schema";
import type { Service } from "@/lib/engine/services/service";
import { findPlaceProblem } from "@/lib/engine/tree/norm-place";
import { closePolicyThreads } from "@/lib/features/policy-check/inspect/policy-pool";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import { evaluatePolicy } from "@/lib/features/site-check/rules/policy-text/evaluate-policy";
import { findPolicy } from "@/lib/features/site-check/rules/policy-text/find-policy";
import { policyRuleIds, type RuleId } from "@/lib/features/site-check/rules/rule/finding";
import compiled from "@/lib/platform/content/generated/services.json";
import { visitSource } from "@/tests/support/sites/site-source";

const services = compiled as Service[];
afterAll(closePolicyThreads);

const metrika =
  '<script>ym(12345678, "init", {})</script><script src="https://mc.yandex.ru/metrika/tag.js"></script>';
const analytics =
  '<script src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"></script>';
const newsletter =
  '<form action="/subscribe"><h3>Подпишитесь на рассылку</h3><input type="email" name="email"><button>Подписаться</button></form>';
const footer = (inn: string) => `<footer>ООО «Вега», ИНН ${inn}</footer>`;

/** A policy that says all that is asked, but for these paragraphs in place of its own. */
const own = {
  thirdParties: "Персональные данные получают: хостинг-провайдер, которому поручена обработка.",
  crossBorder: "О трансграничной передаче Оператор уведомил Роскомнадзор и осуществляет её.",
  cookies: "Сайт использует файлы cookie и Яндекс.Метрику; от них можно отказаться в настройках.",
  purposes: "Цели обработки: исполнение заказов, рассылка новостей об акциях.",
  requisites: "ООО «Вега» (далее — Оператор), ИНН 6901234566",
};
const policyOf = (changed: Partial<typeof own> = {}) =>
  Object.values({ ...own, ...changed })
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");

async function findingsOf(home: string, policy: string) {
  const visited = visitSource({
    pages: {
      "/": `<a href="/privacy">Политика обработки персональных данных</a>${home}`,
      "/privacy": `<h1>Политика обработки персональных данных</h1>${policy}`,
    },
  });
  const detected = detectSite(visited, services);
  const found = await findPolicy(visited, detected);
  expect(found?.url).toBe("https://primer.test/privacy");
  return found ? evaluatePolicy(found, detected, services) : [];
}
const contradiction = async (home: string, changed: Partial<typeof own> = {}) =>
  (await findingsOf(home, policyOf(changed))).find(
    ({ rule }) => rule === ("policy-contradicts-site" satisfies RuleId),
  );

describe("the rule policy-contradicts-site", { tags: ["slow"] }, () => {
  test("reports nothing when the policy and the site agree", async () => {
    const home = metrika + analytics + newsletter + footer("6901234566");
    expect(await contradiction(home)).toBeUndefined();
  });

  test("reports «не передаём третьим лицам» beside a counter, but not with an exception", async () => {
    const flat = "Персональные данные не передаются третьим лицам.";
    expect(await contradiction(metrika, { thirdParties: flat })).toMatchObject({
      status: "seen",
      severity: "high",
      title: expect.stringMatching(/, а на сайте работает «Яндекс Метрика»$/),
      services: ["yandexMetrika"],
      evidence: [
        { url: "https://primer.test/privacy", line: 3, excerpt: flat },
        { url: "https://primer.test/", line: 1 },
      ],
    });
    expect(await contradiction("", { thirdParties: flat })).toBeUndefined();
    for (const thirdParties of [
      "Данные не передаются третьим лицам без согласия субъекта.",
      "Данные не передаются третьим лицам, за исключением случаев, предусмотренных законом.",
      "Данные передаются третьим лицам только для исполнения договора.",
    ]) {
      expect(await contradiction(metrika, { thirdParties })).toBeUndefined();
    }
  });

  test("reports «трансграничной передачи нет» beside Google Analytics, but not beside Метрика", async () => {
    const crossBorder = "Трансграничная передача персональных данных не осуществляется.";
    expect(await contradiction(analytics, { crossBorder })).toMatchObject({
      status: "inferred",
      severity: "high",
      norms: [{ law: "152-ФЗ", place: "ст. 12 ч. 3" }],
    });
    expect(await contradiction(metrika, { crossBorder })).toBeUndefined();
  });

  test("reports «не использует cookie» beside a counter, and a policy that does not mention it", async () => {
    const cookies = "Сайт не использует файлы cookie.";
    expect(await contradiction(metrika, { cookies })).toMatchObject({ status: "seen" });
    const silent = { cookies: "Сайт работает круглосуточно." };
    expect(await contradiction(metrika, silent)).toMatchObject({
      status: "inferred",
      title: expect.stringContaining("молчит"),
    });
    expect(await contradiction("", silent)).toBeUndefined();
  });

  test("reports a newsletter that is not among the purposes, and another ИНН", async () => {
    const purposes = "Цели обработки: исполнение заказов.";
    const found = await contradiction(newsletter + footer("7812345675"), { purposes });
    expect(found).toMatchObject({ title: expect.stringContaining("рассылк") });
    // Numbers of the policy's page are compared by `requisites-differ`.
    expect(found?.why).not.toContain("ИНН");
    const text = "Политика обработки персональных данных. ООО «Вега» (далее — Оператор), ИНН ";
    const bytes = Buffer.from(`${text}6901234566. Цели: рассылка.`);
    const link = '<a href="/p.txt">Политика обработки персональных данных</a>';
    const visited = visitSource({ pages: { "/": link + footer("7812345675") } });
    const site = detectSite(visited, services);
    const file = { url: "https://primer.test/p.txt", kind: "docx", bytes } as const;
    const policy = await findPolicy({ ...visited, files: [file] }, site);
    expect(policy && evaluatePolicy(policy, site, services).at(-1)?.title).toContain("другой");
  });
});

test("reports missing and outdated parts of a policy with places, norms and answers for the form", async () => {
  const policy = `<p>ООО «Вега» (далее — Оператор), ИНН 6901234566, отвечает на запрос в течение 30 дней.</p>
    <p>Пишите на info@vega.ru.</p><p>Сайт: [указать адрес сайта].</p>`;
  const found = await findingsOf(metrika + footer("6901234566"), policy);
  expect(found.map(({ rule }) => rule)).toEqual([...policyRuleIds]);
  const [missing, outdated] = found;
  expect(missing).toMatchObject({ status: "inferred", severity: "high", fine: null });
  expect(missing?.title).toMatch(/^В политике не нашли \d+\sобязательн/);
  expect(missing?.why).toContain("цели обработки");
  expect(missing?.why).not.toContain("кто обрабатывает данные");
  expect(outdated?.evidence.map(({ line, excerpt }) => [line, excerpt])).toEqual([
    [3, expect.stringContaining("в течение 30 дней")],
    [7, expect.stringContaining("[указать адрес сайта]")],
  ]);
  for (const { evidence, norms, action, title, why, fix } of found) {
    expect(evidence.length).toBeGreaterThan(0);
    expect(norms.length).toBeGreaterThan(0);
    expect(norms.map(({ place }) => findPlaceProblem(place)).filter(Boolean)).toEqual([]);
    expect([title, why, fix].every((text) => /^[А-ЯЁ]/.test(text))).toBe(true);
    // Nobody's address is kept.
    expect(JSON.stringify(evidence)).not.toContain("info@vega.ru");
    expect(action?.answers).toMatchObject({
      companyName: "ООО «Вега»",
      inn: "6901234566",
      contactEmail: "info@vega.ru",
      websiteUrl: "https://primer.test",
      analyticsServices: ["yandex_metrica"],
    });
    for (const [key, value] of Object.entries(action?.answers ?? {})) {
      expect(answersShape[key as keyof typeof answersShape].safeParse(value).success, key).toBe(
        true,
      );
    }
  }
});

test("findPolicy returns null for a broken or unread file and for a link to the home page", async () => {
  const link = '<a href="/p.pdf">Политика обработки персональных данных</a>';
  const visited = visitSource({ pages: { "/": link } });
  const url = "https://primer.test/p.pdf";
  const broken = { url, kind: "pdf", bytes: Buffer.from("%PDF-1.7") } as const;
  const site = detectSite(visited, services);
  expect(await findPolicy({ ...visited, files: [broken] }, site)).toBeNull();
  expect(await findPolicy(visited, site)).toBeNull();
  const home = visitSource({ pages: { "/": '<a href="/">Политика конфиденциальности</a>' } });
  expect(await findPolicy(home, detectSite(home, services))).toBeNull();
});

test("findPolicy reads a file that can be read, and the next link after a broken one", async () => {
  const name = "Политика обработки персональных данных";
  const links = `<a href="/p.pdf">${name}</a><a href="/p.txt">${name}</a>`;
  const visited = visitSource({ pages: { "/": links } });
  const site = detectSite(visited, services);
  const broken = {
    url: "https://primer.test/p.pdf",
    kind: "pdf",
    bytes: Buffer.from("%PDF-1.7"),
  } as const;
  const text = Buffer.from(`${name}. ООО «Вега» (далее — Оператор), ИНН 6901234566.`);
  const readable = { url: "https://primer.test/p.txt", kind: "docx", bytes: text } as const;
  for (const files of [[readable], [broken, readable]]) {
    const found = await findPolicy({ ...visited, files }, site);
    expect(found?.url).toBe(readable.url);
    expect(JSON.stringify(found?.inspection)).toContain("6901234566");
  }
});
