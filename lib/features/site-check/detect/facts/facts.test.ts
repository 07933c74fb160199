import { expect, test } from "vitest";
import type { Service } from "@/lib/engine/services/service";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import type { VisitedPage } from "@/lib/features/site-check/fetch/visited-site";
import compiled from "@/lib/platform/content/generated/services.json";

const services = compiled as Service[];
const url = "https://primer.test/";

const detect = (html: string, page: Partial<VisitedPage> = {}) =>
  detectSite(
    {
      address: url,
      pages: [
        {
          ...{ requestedUrl: url, url, status: 200, headers: {}, setCookies: [], html },
          isCut: false,
          ...page,
        },
      ],
      scripts: [],
      files: [],
      unread: [],
      upgradesToHttps: true,
    },
    services,
  );

const bar = (text: string, buttons: string) => `<div class="bar"><p>${text}</p>${buttons}</div>`;

test.each([
  [bar("Мы используем cookie", "<button>Принять</button>"), false, false],
  [bar("Мы используем куки", '<a href="#" class="btn">ОК</a>'), false, false],
  [bar("Файлы cookie", "<button>Согласен</button><button>Отказаться</button>"), true, false],
  [
    bar("Файлы cookie", "<button>Принять все</button><button>Только необходимые</button>"),
    true,
    false,
  ],
  [bar("Файлы cookie", "<button>Принять</button><a href='#'>Настроить</a>"), false, true],
  [
    bar("This site uses cookies", "<button>Accept all</button><button>Reject</button>"),
    true,
    false,
  ],
  [
    `<div><span>cookie</span><div><div class="cookie-close" onclick="x()">Понятно</div></div></div>`,
    false,
    false,
  ],
])("finds a cookie notice: %s", (html, hasRefusal, hasSettings) => {
  expect(detect(html).cookieNotice).toMatchObject({ status: "seen", hasRefusal, hasSettings });
});

test.each([
  "<p>Рецепт: cookie с шоколадом</p><button>Купить</button>",
  "<footer>Политика в отношении файлов cookie <a href='/cookie'>здесь</a></footer>",
  "<article><p>Как принять cookie в коде</p><button>Принять</button></article>",
  "<form><p>Продолжая, вы соглашаетесь с cookie</p><button>Хорошо</button></form>",
  `<div><p>${"Мы храним файлы cookie. ".repeat(80)}</p><button>Принять</button></div>`,
])("finds no cookie notice: %s", (html) => {
  expect(detect(html).cookieNotice).toBeUndefined();
});

test.each([
  ["Политика конфиденциальности", "/x", "policy"],
  ["Политика в отношении обработки персональных данных", "/x.pdf", "policy"],
  ["Положение о защите персональных данных", "/x", "policy"],
  ["Privacy Policy", "/x", "policy"],
  ["Персональные данные", "/legal/privacy", "policy"],
  ["подробнее", "/politika-konfidencialnosti", "policy"],
  ["Согласие на обработку персональных данных", "/x", "consent"],
  ["обработку персональных данных", "/soglasie", "consent"],
  ["Договор-оферта", "/x", "offer"],
  ["Пользовательское соглашение", "/x", "offer"],
  ["Возврат и обмен", "/x", "return"],
  ["Условия возврата", "/x", "return"],
  ["Политика использования файлов cookie", "/x", "cookies"],
])("classifies the link «%s» to %s", (text, href, kind) => {
  expect(detect(`<a href="${href}">${text}</a>`).links.map((link) => link.kind)).toEqual([kind]);
});

test.each([
  ["Новости политики", "/news/politics"],
  ["Ценовая политика", "/price"],
  ["Обмен опытом", "/exchange"],
  ["Правила ухода за обувью", "/care"],
  ["Мы в Facebook", "/facebook"],
  ["Условия доставки", "/delivery"],
  ["Кадровая политика", "/policy"],
])("ignores the link «%s», which leads to no document", (text, href) => {
  expect(detect(`<a href="${href}">${text}</a>`).links).toEqual([]);
});

test.each([
  ["ИНН 9900001483", "9900001483", true],
  ["ИНН: <b>9900001483</b>", "9900001483", true],
  ["ИНН/КПП 9900001483/990001001", "9900001483", true],
  ["ИНН 99 0000 1483", "9900001483", true],
  ["ИНН&nbsp;990000417702", "990000417702", true],
  ["ОГРН № 1249900007334", "1249900007334", true],
  ["ОГРНИП 324990000091739", "324990000091739", true],
  ["ИНН 9900001484", "9900001484", false],
  ["ИНН 0000000000", "0000000000", false],
  ["ОГРН 1249900007335", "1249900007335", false],
])("reads requisites from «%s»", (html, value, isRight) => {
  const [found, ...others] = detect(`<p>${html}</p>`).requisites;
  expect(others).toEqual([]);
  expect(found?.value).toBe(value);
  expect(found?.problem === undefined).toBe(isRight);
});

test.each([
  "<p>Артикул 9900001483</p>",
  "<p>ООО «ЯНДЕКС», ИНН 7736207543</p>",
  "<p>ИНН банка 7707083893</p>",
  "<p>Введите ИНН</p>",
  "<script>var t='ИНН 9900001483'</script>",
])("reads no requisites from %s", (html) => {
  expect(detect(html).requisites).toEqual([]);
});

test.each([
  ["sid=1; Path=/", { isLasting: false, kind: "mandatory" }],
  ["_ga=1; Max-Age=63072000", { isLasting: true, days: 730, service: "googleAnalytics" }],
  ["x=1; Expires=Tue, 24-Nov-26 10:00:00 GMT", { isLasting: true, days: 1, kind: undefined }],
  ["lang=ru; Max-Age=86400", { isLasting: true, days: 1, kind: "functional" }],
])("reads the cookie %s", (line, expected) => {
  const headers = { date: "Mon, 23 Nov 2026 10:00:00 GMT" };
  expect(detect("", { setCookies: [line], headers }).cookies).toMatchObject([expected]);
});

test("ignores a deleted cookie and keeps no value of a cookie", () => {
  const setCookies = ["a=secret; Max-Age=0", "b=secret; Expires=Thu, 01 Jan 1970 00:00:00 GMT"];
  expect(detect("", { setCookies }).cookies).toEqual([]);
  expect(JSON.stringify(detect("", { setCookies: ["c=secret; Path=/"] }))).not.toContain("secret");
});

const instagram = '<a href="https://instagram.com/primer">Instagram</a>';
test.each([
  [instagram, false],
  [`<p>${instagram} (признана экстремистской и запрещена в РФ)</p>`, true],
  [`<nav>${instagram}*</nav><footer><p>* Meta запрещена в РФ</p></footer>`, true],
  [`<nav>${instagram}</nav><footer><p>* Meta запрещена в РФ</p></footer>`, false],
])("detects whether a link to a banned network has the required mark: %s", (html, hasMark) => {
  expect(detect(html).networkLinks).toMatchObject([{ network: "instagram", hasMark }]);
});

test.each([
  ['<a href="/auth/google">Google</a>', "google", true],
  ["<button>Войти через Apple</button>", "apple", true],
  ['<a href="https://oauth.yandex.ru/authorize?client_id=1">Яндекс</a>', "yandex", false],
  ['<script src="https://accounts.google.com/gsi/client"></script>', "google", true],
])("finds a sign-in: %s", (html, provider, isForeign) => {
  expect(detect(html).signIns).toMatchObject([{ provider, isForeign }]);
});

test.each([
  '<a href="https://google.com">Google</a>',
  "<article><a href='/a'>Как войти через Google</a></article>",
  '<a href="/login">Войти</a>',
])("finds no sign-in: %s", (html) => {
  expect(detect(html).signIns).toEqual([]);
});

test.each([
  ["<b>5 490 ₽</b><button>В корзину</button>", true],
  ['<b>900 руб.</b><a href="/cart">Корзина</a>', true],
  ["<b>5 490 ₽</b><button>Записаться</button>", false],
  ["<button>В корзину</button>", false],
])("decides whether a site is a shop: %s", (html, isShop) => {
  expect(detect(html).shop.isShop).toBe(isShop);
});

test("lists a page as cut when its elements are nested too deeply", () => {
  expect(detect("<div>".repeat(2_000)).cutPages).toEqual([url]);
  expect(detect("<p>весь</p>").cutPages).toEqual([]);
});
