import { expect, test } from "vitest";
import { findService } from "@/lib/engine/services/find-service";

const services = [
  { name: "Tilda", aliases: ["Тильда"], hosts: ["tilda.ws", "tildacdn.com"] },
  {
    name: "Яндекс Метрика",
    aliases: ["Yandex Metrika", "Метрика", "Вебвизор"],
    company: { name: "ООО «ЯНДЕКС»" },
    hosts: ["mc.yandex.ru"],
  },
  {
    name: "Яндекс Карты",
    aliases: [],
    company: { name: "ООО «ЯНДЕКС»" },
    hosts: ["yandex.ru/map-widget"],
  },
  { name: "Beget", aliases: ["Бегет"], company: { name: "ООО «Бегет»" }, hosts: ["beget.com"] },
  { name: "Точка Банк", aliases: ["Точка"], hosts: [] },
  { name: "СДЭК", aliases: [], company: { name: "ООО «СДЭК-Глобал»" }, hosts: [] },
  { name: "ВКонтакте", aliases: ["VK"], hosts: ["vk.com"] },
  { name: "VK Реклама", aliases: [], hosts: ["vk.com/rtrg"] },
];
const find = (text: string) => findService(text, services)?.name ?? null;

test.each([
  ["Тильда", "Tilda"],
  ["tilda", "Tilda"],
  ["конструктор сайтов Тильда", "Tilda"],
  ["Tilda (Тильда)", "Tilda"],
  ["Яндекс Метрика", "Яндекс Метрика"],
  ["Яндекс.Метрика", "Яндекс Метрика"],
  ["yandex metrika", "Яндекс Метрика"],
  ["яндекс-метрика и вебвизор", "Яндекс Метрика"],
  ["ООО «Бегет»", "Beget"],
  ['ооо "бегет" (Beget)', "Beget"],
  ["хостинг Бегет", "Beget"],
  ["ООО «СДЭК-Глобал»", "СДЭК"],
  ["vk", "ВКонтакте"],
  ["VK Реклама", "VK Реклама"],
])("findService finds a service by the name «%s»", (text, name) => {
  expect(find(text)).toBe(name);
});

test.each([
  ["https://forms.tildacdn.com/procces/", "Tilda"],
  ["project123.tilda.ws", "Tilda"],
  ["//MC.YANDEX.RU/metrika/tag.js", "Яндекс Метрика"],
  ["https://yandex.ru/map-widget/v1/?um=1", "Яндекс Карты"],
  ["https://vk.com/rtrg?p=1", "VK Реклама"],
  ["https://vk.com/studiya", "ВКонтакте"],
])("findService finds a service by the address %s", (text, name) => {
  expect(find(text)).toBe(name);
});

test.each([
  "",
  "Матильда",
  "ООО «Точка опоры»",
  "выдача в точке",
  "Beget и Timeweb",
  "Тильда, хостинг Beget",
  "ООО «ЯНДЕКС»",
  "свой сервер",
  "nottilda.ws",
  "tilda.ws.example.ru",
  "yandex.ru",
])("findService returns nothing for the ambiguous or unknown text «%s»", (text) => {
  expect(find(text)).toBeNull();
});
