// @module-tag exhaustive
import { expect, test } from "vitest";
import { checkWithAndWithoutBrowser } from "@/tests/support/sites/browser";

type Person = { name: string; phone: readonly [string, string]; email: string; colour: string };

const ivan: Person = {
  name: "Пётр Иванов",
  phone: ["+7 (495) 123-", "45-67"],
  email: "petr@romashka.ru",
  colour: "red",
};
const anna: Person = {
  name: "Анна Петрова",
  phone: ["+7 (812) 765-", "43-21"],
  email: "anna@romashka.ru",
  colour: "blue",
};

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${colour}"/></svg>`)}`;

/** A notice and a form with many names, and a chat over both that cannot be inspected. */
const page = ({ name, phone, email, colour }: Person, text = "Мы используем файлы cookie") =>
  `<style>
     * { transition: all 1s; font: 16px monospace }
     #n { position: fixed; inset: auto 0 0 0; padding: 20px; background: #eee url("${picture(colour)}") }
     #n::after { content: "${phone.join("")}" }
     chat-widget { position: fixed; right: 0; bottom: 0; width: 300px; z-index: 9; visibility: visible }
   </style>
   <p style="height: 1500px;">Страница</p>
   <form><label>Имя <input name="name" value="${name}"></label>
     <input type="tel" name="phone" placeholder="${phone.join("")}" style="transition: none;">
     <select><option>${phone.join("")}</select>
     <p>Ответит ${name}, <b>${phone[0]}</b><span>${phone[1]}</span></p>
     <p>ДИРЕКТОР: ${name.toUpperCase()} <svg width="120" height="30"><path d="M0 0h${phone[1].replace("-", "")}v9z"/></svg></p>
     <img src="${picture(colour)}" alt=""><input type="button" value="${email}"></form>
   <div id="n"><button id="b1">Принять</button> <button id="b2">Отклонить</button> ${text}. Вопросы: <a href="mailto:${email}">${email}</a>, <i>${phone[0]}</i><i>${phone[1]}</i>, ${name}.</div>
   <chat-widget></chat-widget>
   <script>
     document.querySelector("chat-widget").attachShadow({ mode: "closed" }).innerHTML = "<p>Здравствуйте! Я ${name}</p>";
     const state = () => document.body.outerHTML + scrollY + document.querySelector("[type=tel]").placeholder;
     let before = "";
     addEventListener("load", () => { before = state(); });
     document.querySelector("#b2").addEventListener("click", () => fetch(state() === before ? "/same" : "/changed"));
   </script>`;

const cropsOf = async (body: string) => {
  const { observation, asked } = await checkWithAndWithoutBrowser(body);
  const crops = observation.crops.map(({ of, bytes, width, height }) => ({
    of,
    width,
    height,
    picture: Buffer.from(bytes).toString("base64"),
  }));
  return { crops, asked };
};

test("pictures of two pages are equal when only names, phones, e-mails and photos differ", async () => {
  const one = await cropsOf(page({ ...ivan, name: "Анна Иванова" }));
  const other = await cropsOf(page(anna));
  expect(one.crops.map(({ of }) => of)).toEqual(["notice", 0]);
  expect(other.crops).toEqual(one.crops);
  // The rest of the text is there.
  const text = await cropsOf(page(anna, "Мы используем файлы COOKIE"));
  expect(text.crops[0]?.picture).not.toBe(one.crops[0]?.picture);
  expect(text.crops[1]).toEqual(one.crops[1]);
});

test("the page has its former content and scroll position after a picture was taken", async () => {
  const { asked } = await cropsOf(page(ivan));
  expect(asked).toContain("/same");
  expect(asked).not.toContain("/changed");
});

test("takes no picture of a notice that restores its masked text", async () => {
  const { crops } = await cropsOf(
    `${page(ivan)}<script>
       const link = document.querySelector("#n a");
       new MutationObserver(() => { if (link.innerText !== "${ivan.email}") link.innerText = "${ivan.email}"; })
         .observe(document, { subtree: true, childList: true, characterData: true });
     </script>`,
  );
  expect(crops.map(({ of }) => of)).toEqual([0]);
});
