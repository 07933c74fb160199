import { expect, test } from "vitest";
import { maskPersonal } from "@/lib/features/site-check/detect/page/mask-personal";

test.each([
  ["Звоните: +7 (495) 000-11-22", "Звоните: [телефон]"],
  ["8-800-000-00-00, 8 (800) 000 00 00", "[телефон], [телефон]"],
  ["т. 79160000000", "т. [телефон]"],
  ["(495) 000-11-22", "[телефон]"],
  ['<a href="tel:+74950001122">', '<a href="tel:[телефон]">'],
  ['href="https://wa.me/79160000000"', 'href="https://wa.me/[телефон]"'],
  ["info@primer.test и zakaz@магазин.рф", "[почта] и [почта]"],
  ["?email=ivan%40primer.test", "?email=[почта]"],
  ["ИП Кузнецов Пётр Андреевич", "ИП [имя]"],
  ["врач Сергеева Мария Ивановна", "врач [имя]"],
  ["директор Николаева О. В.", "директор [имя]"],
  ["гл. бухгалтер Е.В. Орлова", "гл. бухгалтер [имя]"],
  ["администратор Екатерина Орлова", "администратор [имя]"],
  ["/doctors/ivan-petrov", "/doctors/[имя]"],
])("masks %s", (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});

test.each([
  "ИНН 9900001483, ОГРН 1249900007334, КПП 990001001",
  "ОГРНИП 324990000091739",
  "ИНН 7707083893, ИНН/КПП 7812014560/781201001",
  'ym(90100200, "init", {webvisor:true})',
  "<script src='https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234'>",
  "Яндекс Метрика и Политика конфиденциальности",
  "5 490 ₽ вместо 12 300 руб.",
  "VK-RTRG-100200-abcDE",
])("leaves %s", (text) => {
  expect(maskPersonal(text)).toBe(text);
});
