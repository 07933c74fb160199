import { expect, test } from "vitest";
import { findForms } from "@/lib/features/site-check/detect/forms/find-forms";
import { parsePage } from "@/lib/features/site-check/detect/page/parse-page";

const formsOf = (html: string) =>
  findForms(parsePage({ url: "https://primer.test/page", html, isCut: false }));
const classesOf = (html: string) => formsOf(html)[0]?.fields.map((field) => field.class);

test.each([
  ["autocomplete", '<input name="a1" autocomplete="section-x shipping tel">', "phone"],
  ["a label by its id", '<label for="x">Эл. почта</label><input id="x">', "email"],
  ["a label around it", "<label>Ваше имя <input></label>", "name"],
  ["a surname beside a name", "<label>Имя и фамилия <input></label>", "full_name"],
  ["a label that floats after", "<div><input><label>Телефон</label></div><p>Имя</p>", "phone"],
  ["a cell before", "<table><tr><td>Серия и номер паспорта<td><input></table>", "passport"],
  ["a placeholder", '<input placeholder="+7 (___) ___-__-__">', "phone"],
  ["a sample e-mail address", '<input placeholder="you@primer.test">', "email"],
  ["aria-label", '<input aria-label="Дата рождения">', "birth_date"],
  ["a name alone", '<input name="your-name">', "name"],
  ["a surname", '<input name="last_name">', "full_name"],
  ["a PHP array name", '<input name="formParams[email]">', "email"],
  ["type", '<input type="tel">', "phone"],
  ["a file with a photo", '<p>Приложите фото</p><input type="file" accept="image/*">', "photo"],
  ["СНИЛС", '<input placeholder="СНИЛС">', "snils"],
  ["ИНН", '<input name="inn">', "inn"],
  ["a child", '<input placeholder="Имя ребёнка">', "child"],
  ["health", '<textarea placeholder="Опишите жалобы"></textarea>', "health"],
  ["a card", '<input autocomplete="cc-number">', "card"],
  ["an address", '<input placeholder="Город, улица, дом">', "address"],
])("recognises a field by %s", (_, field, expected) => {
  expect(classesOf(`<form>${field}<button>Отправить</button></form>`)).toEqual([expected]);
});

test.each([
  '<input type="hidden" name="email">',
  '<div style="position:absolute; left:-5000px"><input name="phone"></div>',
  '<input name="sum" placeholder="Сумма"><input type="date" name="from">',
  '<input name="captcha" placeholder="Введите код с картинки">',
  '<input name="promocode" placeholder="Промокод">',
  '<input name="filename" placeholder="Имя файла">',
  '<input name="company" placeholder="Название компании">',
  '<label><input type="radio" name="phone" value="1"> Телефон</label>',
])("finds no personal data in %s", (field) => {
  expect(classesOf(`<form>${field}<input type="submit"></form>`) ?? []).toEqual([]);
});

test.each([
  ['<form action="/s"><input name="q" placeholder="Поиск"><button>Найти</button></form>', "search"],
  ["<form><input name=login><input type=password><button>Войти</button></form>", "login"],
  [
    "<form><input type=email><input type=password><input type=password><button>Ок</button></form>",
    "registration",
  ],
  ["<form><input type=email><button>Подписаться</button></form>", "newsletter"],
  ["<form><input type=email><textarea></textarea><button>Отправить</button></form>", "contact"],
  ["<form><input name=fio><input type=tel><button>Оформить заказ</button></form>", "order"],
  [
    "<form class=review><input name=name><textarea>Отзыв</textarea><button>Оставить отзыв</button></form>",
    "comment",
  ],
  ["<form><input type=checkbox name=f value=1> Bosch <button>Показать</button></form>", "other"],
])("recognises the kind of a form: %s", (html, kind) => {
  expect(formsOf(html).map((form) => form.kind)).toEqual([kind]);
});

test("does not take the text before a form as the label of its first field", () => {
  const html = `<p>Букеты с доставкой по городу.</p><form><input name="name"><input name="phone" type="tel"><button>Заказать</button></form>`;
  expect(classesOf(html)).toEqual(["name", "phone"]);
});

test("finds fields and a button outside any form element as one form", () => {
  const [form, ...others] = formsOf(
    `<div class="card"><div><input placeholder="Имя"></div><div><input placeholder="Телефон"></div>
     <div><input type="checkbox" id="c"><label for="c">Даю согласие на обработку персональных данных</label></div>
     <a class="btn">Отправить</a></div><label><input type="checkbox"> Тёмная тема</label>`,
  );
  expect(others).toEqual([]);
  expect(form).toMatchObject({ hasFormElement: false, isPersonal: true, kind: "contact" });
  expect(form?.boxes).toMatchObject([{ purposes: ["processing"], isTicked: false }]);
});

test.each([
  ["Даю согласие на обработку персональных данных", ["processing"], false],
  ["Согласен с политикой обработки персональных данных", ["policy"], false],
  ["Согласен на обработку данных и получение рассылки", ["processing", "marketing"], true],
  [
    "Даю согласие на обработку персональных данных и принимаю оферту",
    ["processing", "offer"],
    true,
  ],
  ["Хочу получать новости и скидки", ["marketing"], false],
  ["С условиями пользовательского соглашения согласен", ["offer"], false],
])("reads the purposes of the checkbox «%s»", (text, purposes, isBundled) => {
  const [form] = formsOf(
    `<form><input type=tel><label><input type=checkbox checked required> ${text}</label><button>Ок</button></form>`,
  );
  expect(form?.boxes).toMatchObject([{ purposes, isBundled, isTicked: true, isRequired: true }]);
});

test.each(["Запомнить меня", "Нужна доставка", "Я не робот", "Согласовать время"])(
  "ignores the checkbox «%s», which gives no consent",
  (text) => {
    const [form] = formsOf(
      `<form><input type=tel><label><input type=checkbox> ${text}</label><button>Ок</button></form>`,
    );
    expect(form?.boxes).toEqual([]);
  },
);

test.each([
  "Нажимая кнопку «Отправить», вы даёте согласие на обработку персональных данных",
  "Отправляя форму, я соглашаюсь с политикой конфиденциальности",
  "Продолжая, вы принимаете условия использования",
])("finds an agreement by pressing the button: %s", (text) => {
  const inside = `<form><input type=tel><button>Ок</button><p>${text}</p></form>`;
  const after = `<div><form><input type=tel><button>Ок</button></form><small>${text}</small></div>`;
  for (const html of [inside, after]) expect(formsOf(html)[0]?.byButton).toBeDefined();
});

test.each([
  ["http://primer.test/send", { isSecure: false, isOwn: true }],
  ["https://forms.primer.test/send", { isSecure: true, isOwn: true }],
  ["https://formspree.io/f/1", { isSecure: true, isOwn: false, host: "formspree.io" }],
  ["", { isSecure: true, isOwn: true, url: "https://primer.test/page" }],
  ["javascript:void(0)", { isOwn: true, url: "https://primer.test/page" }],
])("reads where a form is sent: «%s»", (action, expected) => {
  const [form] = formsOf(`<form action="${action}"><input type=tel><button>Ок</button></form>`);
  expect(form?.action).toMatchObject(expected);
});
