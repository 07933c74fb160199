import { describe, expect, test } from "vitest";
import { PageChoice } from "@/lib/features/site-check/fetch/read/choose-pages";
import type { PageLink } from "@/lib/features/site-check/fetch/read/page-links";

const link = (path: string, text = ""): PageLink => ({
  url: new URL(path, "https://shop.ru"),
  text,
});

function order(links: PageLink[], isTelling = false): string[] {
  const choice = new PageChoice();
  choice.add(links);
  const found: string[] = [];
  for (let next = choice.next({ isTelling }); next; next = choice.next({ isTelling })) {
    found.push(next.url.pathname + next.url.search);
  }
  return found;
}

test("takes the best page of each subject first and other pages last", () => {
  const links = [
    link("/catalog", "Каталог"),
    link("/p1", "Политика обработки персональных данных"),
    link("/p2", "Политика конфиденциальности"),
    link("/contacts", "Контакты"),
    link("/soglasie", "Согласие"),
    link("/oferta.pdf", "Публичная оферта"),
  ];
  const telling = ["/p1", "/soglasie", "/oferta.pdf", "/contacts", "/p2"];
  expect(order(links)).toEqual([...telling, "/catalog"]);
  expect(order(links, true)).toEqual(telling);
});

describe("a link's text or address", () => {
  test.each([
    ["/privacy", ""],
    ["/politika-konfidencialnosti/", ""],
    ["/политика", ""],
    ["/personal-data", ""],
    ["/x", "Обработка персональных данных"],
    ["/agreement", "Пользовательское соглашение"],
    ["/usloviya", ""],
    ["/x", "Согласие на обработку"],
    ["/x", "Реквизиты"],
    ["/kontakty", ""],
    ["/x", "Записаться на приём"],
    ["/x", "Войти"],
    ["/register", ""],
    ["/cart/", ""],
    ["/dostavka-i-oplata", ""],
    ["/x", "Возврат и обмен"],
    ["/x", "О компании"],
    ["/cookies", ""],
    ["/index.php?do=feedback", ""],
    ["/forms/1", ""],
    ["/%E0%E1", "Политика"],
  ])("marks a page as relevant: %s «%s»", (path, text) => {
    expect(order([link(path, text)], true)).toHaveLength(1);
  });

  test.each([
    ["/catalog/stul", "Стул"],
    ["/blog/kak-vybrat", "Как выбрать стул"],
    ["/p/1", "Согласовать проект"],
    ["/dveri/vhodnye", "Входные двери"],
    ["/cartridges", "Картриджи"],
    ["/designing", "Платформа для авторов"],
    ["/authors/information", "Правильное питание"],
    ["/", "Главная"],
  ])("marks a page as not relevant: %s «%s»", (path, text) => {
    expect(order([link(path, text)], true)).toEqual([]);
    expect(order([link(path, text)])).toHaveLength(1);
  });
});

test("never opens a link that changes something or leads to administration", () => {
  const links = [
    link("/logout", "Выйти"),
    link("/?action=delete", "Политика"),
    link("/cart?add=17", "В корзину"),
    link("/basket/remove/1", "Корзина"),
    link("/unsubscribe?id=1", "Отписаться"),
    link("/wp-admin/", "Войти"),
    link("/bitrix/admin/", "Войти"),
    link("/shop/?add-to-cart=5", "Заказать"),
  ];
  expect(order(links)).toEqual([]);
});

test("omits pictures and archives and keeps a PDF whose name is relevant", () => {
  const links = ["/a.jpg", "/b.zip", "/feed.xml", "/c.pdf", "/policy.pdf", "/d.html", "/e.v2.0"];
  expect(order(links.map((path) => link(path)))).toEqual(["/policy.pdf", "/d.html"]);
});

test("takes a page once, with or without «www.» and HTTPS", () => {
  const choice = new PageChoice();
  choice.markKnown(new URL("https://shop.ru/"));
  choice.add([
    { url: new URL("http://www.shop.ru/"), text: "" },
    { url: new URL("https://shop.ru/policy"), text: "" },
    { url: new URL("http://shop.ru/policy"), text: "" },
  ]);
  expect(choice.next({ isTelling: false })?.url.href).toBe("https://shop.ru/policy");
  expect(choice.next({ isTelling: false })).toBeUndefined();
});
