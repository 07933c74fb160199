import { expect, test } from "vitest";
import { siteRuleIds } from "@/lib/features/site-check/rules/rule/finding";
import { findingsOf, type RuleCases } from "@/tests/support/sites/site-source";

const policy = `<footer><a href="/policy">Политика конфиденциальности</a></footer>`;
const fields = `<input name="fio" placeholder="Ваше имя"><input type="tel" name="phone" placeholder="Телефон">`;
const box = (text: string, more = "") =>
  `<label><input type="checkbox" name="agree" ${more}> ${text}</label>`;
const processing = "Даю согласие на обработку персональных данных";
const form = (inside = "", more = 'action="/send" method="post"', button = "Отправить") =>
  `<form ${more}>${fields}${inside}<button type="submit">${button}</button></form>`;
const good = form(box(processing, "required")) + policy;
const newsletter = (inside = "") =>
  `<form action="/subscribe" method="post"><input type="email" name="email" placeholder="E-mail">${inside}<button>Подписаться на рассылку</button></form>${policy}`;
const login = `<form action="/login" method="post"><input type="email" name="email"><input type="password" name="password"><button>Войти</button></form>`;
const search = `<form action="http://primer.test/search"><input type="search" name="q" placeholder="Поиск"><button>Найти</button></form>`;
const script = (src: string) => `<script async src="${src}"></script>`;
const metrika = script("https://mc.yandex.ru/metrika/tag.js");
const gtag = script("https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345");
const mailRu = script("https://top-fwz1.mail.ru/js/code.js");
const held = `<script type="text/plain" data-category="analytics" data-src="https://mc.yandex.ru/metrika/tag.js"></script>`;
const notice = (buttons: string) =>
  `<div class="cookie"><p>Сайт использует файлы cookie.</p>${buttons}</div>`;
const accept = "<button>Принять</button>";
const article = `<p>Счётчик загружает https://mc.yandex.ru/metrika/tag.js</p>`;
const hint = `<link rel="preconnect" href="https://mc.yandex.ru">`;
const goods = `<div><a href="/d1">Дрель</a> <span class="price">5 490 ₽</span> <button>В корзину</button></div>`;
const offer = `<a href="/oferta">Публичная оферта</a>`;
const returns = `<a href="/vozvrat">Возврат и обмен</a>`;
const inn = "<p>ООО «Пример», ИНН 9900002857, ОГРН 1249900014660</p>";
const pixel = script("https://connect.facebook.net/en_US/fbevents.js");
const webvisor = (more: string) =>
  `<script>(function(m,e,t,r,i,k,a){k=e.createElement(t),a=e.getElementsByTagName(t)[0],k.async=1,k.src=r,a.parentNode.insertBefore(k,a)})(window,document,"script","https://mc.yandex.ru/metrika/tag.js","ym");ym(12345678,"init",{${more}});</script>`;
const lasting = (name: string) => ({
  pages: { "/": "<p>Привет</p>" },
  setCookies: [`${name}=1; Max-Age=31536000; path=/`],
});

const cases: Required<RuleCases> = {
  "https-missing": {
    fires: [
      { pages: { "/": "<p>Цены</p>" }, address: "http://primer.test/" },
      { pages: { "/": "<p>Цены</p>" }, upgradesToHttps: false },
    ],
    silent: [
      "<p>Цены</p>",
      { pages: { "/": "<p>Цены</p>" }, upgradesToHttps: true },
      `<a href="http://drugoy.test/">по http://</a>`,
    ],
  },
  "form-insecure": {
    fires: [
      form("", 'action="http://primer.test/send" method="post"'),
      { pages: { "/": form() }, address: "http://primer.test/" },
    ],
    silent: [good, search, `<a href="http://primer.test/order">Заявка</a>${good}`],
  },
  "policy-missing": {
    fires: [form(), { pages: { "/": policy, "/zapis": form(box(processing)) } }],
    silent: [good, login, search],
  },
  "policy-unreachable": {
    fires: [
      { pages: { "/": good }, unread: { "/policy": "missing" } },
      { pages: { "/": good }, unread: { "/policy": "timeout" } },
      { pages: { "/": good, "/policy": "<p>Главная</p>" }, redirects: { "/policy": "/" } },
    ],
    silent: [
      good,
      { pages: { "/": good }, unread: { "/about": "missing" } },
      { pages: { "/": good }, unread: { "/policy": "robots" } },
      { pages: { "/": good, "/policy": "<h1>Политика</h1>" } },
    ],
  },
  "form-without-consent": {
    fires: [form() + policy, form(box("Согласен получать рекламную рассылку")) + policy],
    silent: [
      good,
      login,
      form(box("Принимаю условия публичной оферты"), 'action="/checkout"', "Оформить заказ"),
      search,
    ],
  },
  "consent-preticked": {
    fires: [
      form(box(processing, "checked")),
      form(box("Согласен получать рекламную рассылку", "checked")),
    ],
    silent: [
      good,
      form(box("Запомнить меня", "checked")),
      form(box("Нужна доставка", "checked") + box(processing)),
    ],
  },
  "consent-bundled": {
    fires: [
      form(box(`${processing} и получение рекламной рассылки`)),
      form(box(`${processing} и принимаю условия оферты`)),
      form(box(`${processing} для доставки заказа и получения рекламы`)),
      form(box("Соглашаюсь с политикой конфиденциальности")),
    ],
    silent: [
      good,
      form(box(processing) + box("Согласен получать рекламную рассылку")),
      form(box(`${processing} для рассылки новостей и рекламы`)),
      form(box(`${processing}. Цель: рекламные и информационные рассылки`)),
      form(
        box(
          "Даю согласие получать новости и рекламу по электронной почте и согласие на обработку персональных данных для этой цели",
        ),
      ),
      form(box(processing) + box("С политикой конфиденциальности ознакомлен и согласен")),
    ],
  },
  "consent-by-button": {
    fires: [
      form(`<p>Нажимая кнопку, вы соглашаетесь на обработку персональных данных</p>`),
      form(`<p>Отправляя форму, вы принимаете политику конфиденциальности</p>`),
    ],
    silent: [
      good,
      `<article><p>«Нажимая кнопку, вы соглашаетесь с обработкой данных» — так больше не пишут.</p></article>`,
      form(`${box(processing)}<p>Нажимая кнопку, вы отправите заявку</p>`),
    ],
  },
  "marketing-consent-missing": {
    fires: [newsletter(), newsletter("<p>Пишем раз в неделю</p>")],
    silent: [
      newsletter(box("Согласен получать рекламную рассылку")),
      form() + policy,
      newsletter("<p>Подписываясь, вы соглашаетесь получать рекламную рассылку</p>"),
    ],
  },
  "form-foreign": {
    fires: [
      form("", 'action="https://formspree.io/f/abc" method="post"'),
      `<iframe src="https://docs.google.com/forms/d/e/1FAIpQLSdAAA/viewform?embedded=true"></iframe>`,
      form("", 'action="https://neizvestno.test/send" method="post"'),
    ],
    silent: [
      good,
      form("", 'action="https://forms.primer.test/send" method="post"'),
      `<p>Раньше мы собирали ответы в Google Forms (docs.google.com/forms).</p>`,
    ],
  },
  "tracker-before-consent": {
    fires: [metrika, gtag, mailRu],
    silent: [
      held + notice(`${accept}<button>Отказаться</button>`),
      article,
      hint,
      script("https://api-maps.yandex.ru/2.1/?lang=ru_RU"),
    ],
  },
  "tracker-noscript": {
    fires: [
      `<noscript><img src="https://mc.yandex.ru/watch/12345678" alt=""></noscript>`,
      `${held}<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC1234"></iframe></noscript>`,
    ],
    silent: [
      metrika,
      "<noscript>Включите скрипты</noscript>",
      `<noscript><img src="/plan.png"></noscript>`,
    ],
  },
  "session-recording": {
    fires: [webvisor("webvisor:true"), script("https://static.hotjar.com/c/hotjar-1234567.js")],
    silent: [
      webvisor("webvisor:false"),
      webvisor("clickmap:true"),
      "<p>Включите <code>webvisor:true</code></p>",
    ],
  },
  "cookie-before-consent": {
    fires: [lasting("_ym_uid"), lasting("_fbp"), lasting("neznakomaya")],
    silent: [
      lasting("PHPSESSID"),
      lasting("currency"),
      { pages: { "/": "<p>Привет</p>" }, setCookies: ["_ym_uid=1; path=/"] },
    ],
  },
  "cookie-notice-missing": {
    fires: [metrika, gtag + good],
    silent: [metrika + notice(accept), hint, article, good, held],
  },
  "cookie-notice-no-refusal": {
    fires: [metrika + notice(accept), gtag + notice("<button>Хорошо</button>")],
    silent: [
      metrika + notice(`${accept}<button>Отказаться</button>`),
      notice(accept),
      metrika + notice(`${accept}<button>Только необходимые</button>`),
      metrika,
    ],
  },
  "foreign-service": {
    fires: [
      `<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">`,
      `<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>`,
      gtag,
    ],
    silent: [
      metrika,
      `<a href="https://www.hotjar.com/">Hotjar</a>`,
      `<link rel="preconnect" href="https://fonts.gstatic.com">`,
    ],
  },
  "meta-product": {
    fires: [
      pixel,
      `<noscript><img src="https://www.facebook.com/tr?id=1&ev=PageView" alt=""></noscript>`,
    ],
    silent: [
      `<a href="https://www.facebook.com/business">Реклама</a>`,
      `<!-- ${pixel} -->`,
      script("https://connect.facebook.net.evil.example/fbevents.js"),
    ],
  },
  "foreign-login": {
    fires: [
      `<a href="https://accounts.google.com/o/oauth2/auth?client_id=1">Войти через Google</a>`,
      `<button data-provider="apple">Войти с Apple</button>`,
    ],
    silent: [
      `<a href="https://oauth.yandex.ru/authorize?response_type=code&client_id=2">Войти с Яндекс ID</a>`,
      `<a href="https://www.google.com/">Google</a>`,
      login,
    ],
  },
  "requisites-missing": {
    fires: [good, goods + offer + returns],
    silent: [good + inn, "<p>Блог о рыбалке</p>", search],
  },
  "requisites-invalid": {
    fires: ["<p>ИНН 9900002858</p>", "<p>ОГРН 1249900014661</p>"],
    silent: [inn, "<p>Артикул 9900002858</p>", "<p>Заказ № 1249900014661</p>"],
  },
  "requisites-differ": {
    fires: [
      { pages: { "/": `<p>ИНН 9900012446</p>${policy}`, "/policy": "<p>ИНН 9900013810</p>" } },
      { pages: { "/": "<p>ОГРН 1249900014660</p>", "/about": "<p>ОГРН 1249900021997</p>" } },
    ],
    silent: [
      { pages: { "/": inn, "/about": inn } },
      { pages: { "/": inn, "/policy": `${inn}<p>Получатель: ИНН 9900013810</p>` } },
      { pages: { "/": "<p>ИНН 9900002857</p>", "/about": "<p>ОГРН 1249900014660</p>" } },
    ],
  },
  "offer-missing": {
    fires: [goods, goods + returns],
    silent: [goods + offer, "<p>Стрижка 1 500 ₽</p>", `<a href="/cart-errors">Ошибки</a>`],
  },
  "return-missing": {
    fires: [goods, goods + offer],
    silent: [goods + returns, "<p>Стрижка 1 500 ₽</p>", good],
  },
  "sensitive-field": {
    fires: [
      form(`<textarea name="diseases" placeholder="Жалобы и диагноз"></textarea>`),
      form(`<input name="passport" placeholder="Серия и номер паспорта">`),
    ],
    silent: [
      good,
      form(`<input name="comment" placeholder="Комментарий">`),
      "<p>Возьмите на приём паспорт и СНИЛС.</p>",
      form(
        `<input name="card" autocomplete="cc-number">`,
        'action="https://securepay.tinkoff.ru/pay"',
      ),
    ],
  },
  "banned-network-unmarked": {
    fires: [
      `<a href="https://www.instagram.com/primer/">Instagram</a>`,
      `<a href="https://facebook.com/primer">Facebook</a>`,
    ],
    silent: [
      `<p><a href="https://www.instagram.com/primer/">Instagram</a> (Meta признана экстремистской и запрещена в России)</p>`,
      `<a href="https://t.me/primer">Telegram</a>`,
      `<a href="https://vk.com/primer">ВКонтакте</a>`,
      `<a href="https://wa.me/70000000000">WhatsApp</a>`,
    ],
  },
  "foreign-hosting": {
    fires: [
      { pages: { "/": good }, headers: { server: "Vercel", "x-vercel-id": "fra1::abc" } },
      { pages: { "/": good }, headers: { server: "cloudflare", "cf-ray": "8a-FRA" } },
    ],
    silent: [
      { pages: { "/": good }, headers: { server: "ddos-guard" } },
      { pages: { "/": good }, headers: { server: "nginx" } },
      `<p>Перенесли сайт с vercel.app</p>`,
    ],
  },
};

test.each(siteRuleIds)("%s fires on its cases and not on similar ones", (rule) => {
  const { fires, silent } = cases[rule];
  expect(fires.length).toBeGreaterThanOrEqual(2);
  expect(silent.length).toBeGreaterThanOrEqual(3);
  for (const site of fires) {
    expect({ site, count: findingsOf(rule, site).length }).not.toMatchObject({ count: 0 });
  }
  for (const site of silent)
    expect({ site, found: findingsOf(rule, site) }).toMatchObject({ found: [] });
});
