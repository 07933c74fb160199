/** The 28 elements of a return policy; `docs/content-guide.md` says what to do when a check fails. */
import { type Element, host, value } from "@/content/documents/check/element";
import type { Owner } from "@/content/documents/check/owner";
import { ownerKindOf } from "@/lib/engine/facts/known/owner";

/** Goods are bought through the site; a policy does not mention goods that the owner never sells. */
const goods = (owner: Owner) => owner.sells("goods");
/** Food is not technically complex goods and is not repaired. */
const thingsForUse = (owner: Owner) => goods(owner) && !owner.industry("food");
const paid = (owner: Owner) => owner.sells("paid");
/** ЗоЗПП ст. 18 п. 1, 7; ст. 26.1 п. 4: an owner who did not describe the goods may sell such goods too. */
const mayBe = (kind: "technical" | "heavy" | "personal") => (owner: Owner) =>
  owner.facts["trade.goodsKinds"].length === 0 || owner.facts["trade.goodsKinds"].includes(kind);

export const elements: Element[] = [
  { id: "r-title", says: [/^Политика возврата$/m] },
  {
    id: "r-seller",
    says: [
      /Владелец Сайта — /,
      /^ *(?:Наименование|Фамилия, имя, отчество): /m,
      /^ *Адрес(?: для писем)?: /m,
      /^ *Электронная почта: /m,
      value((facts) => facts["owner.name"]),
      value((facts) => facts["owner.email"]),
      value((facts) => facts["owner.phone"]),
      value((facts) => facts["site.address"] && host(facts["site.address"])),
    ],
  },
  {
    id: "r-address",
    when: goods,
    says: [
      /Товар отправляют .*привозят по адресу(?:: \S| \S+, указанному на Сайте| \S+, который назван| для возврата, который назван)|Товар отправляют или привозят по адресу/,
      // A company's address is an office; a trader's is a home, where parcels are not accepted unless stated.
      (owner) =>
        owner.industry("marketplace") ||
        owner.facts["trade.returnAddress"] ||
        (ownerKindOf(owner.facts) === "company" && owner.facts["owner.address"])
          ? []
          : ["Адрес для возврата: [указать: адрес, по которому принимают возвраты]"],
      value((facts) => facts["trade.returnAddress"]?.replace(/[\s,;]*\n[\s,;]*/g, ", ")),
    ],
  },
  { id: "r-law", when: paid, says: [/№ 2300-1 «О защите прав потребителей»/] },
  {
    id: "r-before",
    when: goods,
    onlyThen: true,
    says: [/вправе отказаться от Товара, купленного через Сайт, в любое время до его передачи/],
  },
  { id: "r-7", when: goods, onlyThen: true, says: [/а после передачи — в течение 7 дней/] },
  {
    id: "r-3m",
    when: goods,
    onlyThen: true,
    says: [/не передали письменную информацию.+в течение 3 месяцев/],
  },
  {
    id: "r-cond",
    when: goods,
    says: [/сохранены его товарный вид и потребительские свойства, а также документ/],
  },
  {
    id: "r-nodoc",
    when: goods,
    says: [
      /Если документа нет, Потребитель вправе сослаться на другие доказательства/,
      /Отсутствие чека не мешает/,
    ],
  },
  {
    id: "r-individual",
    when: (owner) => goods(owner) && mayBe("personal")(owner),
    onlyThen: true,
    says: [
      /[Нн]ельзя отказаться от Товара надлежащего качества, сделанного для одного человека \(с индивидуально-определёнными свойствами\)/,
    ],
  },
  {
    id: "r-10",
    when: goods,
    onlyThen: true,
    says: [/Деньги за Товар \S+ возвращает не позднее 10 дней/],
  },
  {
    id: "r-cost",
    when: goods,
    onlyThen: true,
    says: [
      /расходы на обратную доставку и риск случайной гибели или повреждения такого Товара в пути несёт/,
    ],
  },
  {
    id: "r-method",
    says: [
      /Деньги возвращаются тем же способом, которым сделан платёж/,
      // Programs are not paid for in cash.
      (owner) =>
        owner.contract("trade.kind") === "licence" && !goods(owner) ? [] : ["или наличными"],
    ],
  },
  // ЗоЗПП ст. 25 applies to goods that were not bought at a distance.
  {
    id: "r-exchange",
    when: (owner) => goods(owner) && owner.facts["trade.hasShop"],
    says: [/купленный не через Сайт, а в магазине/, /14 дней, не считая дня покупки/],
    onlyThen: true,
  },
  {
    id: "r-list",
    when: thingsForUse,
    says: [
      /перечень.+утверждает Правительство Российской Федерации/i,
      /права отказаться от Товара, купленного через Сайт, не отменяет|Права отказаться от Товара, купленного через Сайт, он не отменяет/,
    ],
  },
  {
    id: "r-defect",
    when: thingsForUse,
    says: [
      /потребовать замены на товар этой же марки/,
      /потребовать замены на такой же товар другой марки/,
      /потребовать соразмерного уменьшения цены/,
      /безвозмездного устранения недостатков/,
      /отказаться от договора и потребовать вернуть уплаченную/,
    ],
  },
  {
    id: "r-defect-of-food",
    when: (owner) => goods(owner) && owner.industry("food"),
    says: [
      /потребовать замены на такой же Товар, в том числе другого изготовителя/,
      /потребовать соразмерного уменьшения цены/,
      /безвозмездного устранения недостатков, где оно возможно, или возмещения расходов/,
      /отказаться от договора и потребовать вернуть уплаченную/,
      /недостаток обнаружен в течение срока годности/,
    ],
  },
  // ЗоЗПП ст. 19 п. 6: durable goods have liability for their whole service life.
  {
    id: "r-grave",
    when: thingsForUse,
    says: [/О существенном недостатке Товара можно заявить и позже 2 лет[^\n]*10 лет[^\n]*20 дней/],
    onlyThen: true,
  },
  {
    id: "r-tech15",
    when: (owner) => thingsForUse(owner) && mayBe("technical")(owner),
    onlyThen: true,
    says: [/Технически сложный Товар.+в течение 15 дней/, /больше 30 дней/],
  },
  {
    id: "r-terms",
    when: goods,
    says: [
      (owner) => (owner.industry("food") ? [] : ["не больше 45 дней"]),
      /замена — 7 дней.+20 дней/,
      /возврат денег.+10 дней со дня требования/,
    ],
  },
  {
    id: "r-expertise",
    when: goods,
    says: [/проводит экспертизу за свой счёт/, /вправе участвовать в проверке/],
  },
  {
    id: "r-heavy",
    when: (owner) => thingsForUse(owner) && mayBe("heavy")(owner),
    onlyThen: true,
    says: [/тяжелее 5 кг.+своими силами и за свой счёт/],
  },
  {
    id: "r-period",
    when: thingsForUse,
    says: [
      // Found within the period; the claim may come later.
      /недостаток обнаружен в течение гарантийного срока/,
      /в пределах 2 лет со дня передачи/,
      /гарантийный срок короче 2 лет.+недостаток возник до передачи Товара/,
    ],
  },
  {
    id: "r-how",
    says: [
      /Заявление (?:и претензия )?составля[ею]тся в свободной форме/,
      /номер и дата (?:заказа|договора)|дата и сумма пожертвования/,
      /реквизиты счёта/,
    ],
  },
  {
    id: "r-services",
    when: (owner) => owner.sells("services"),
    says: [
      // ГК РФ ст. 731 п. 2: the customer pays for the part of the work that is done.
      /вправе отказаться от Услуги (?:и от тура )?в любое время, оплатив .*фактически понесённые расходы|До сдачи работы .+ вправе отказаться от договора/,
      // Work that leaves no thing behind has no service life.
      (owner) =>
        owner.contract("trade.handwork")
          ? ["гарантийный срок короче", "недостаток возник до принятия"]
          : ["в сроки, которые называет ст. 29 Закона о защите прав потребителей"],
      /разниц[ауы] между уплаченной суммой и стоимостью уже оказанного|возвращает своё вознаграждение|Остальное \S+ возвращает/i,
    ],
    onlyThen: true,
  },
  {
    id: "r-penalty",
    when: goods,
    says: [
      /неустойку 1 % цены Товара за каждый день просрочки/,
      /не может превышать суммы, уплаченной по договору/,
    ],
  },
  {
    id: "r-dispute",
    when: paid,
    says: [
      // Next to an offer the policy is a part of it, as the offer says.
      /Претензию и любое требование можно направить|Заявление и претензия составляются|в какой суд обратиться, устанавливает публичная оферта/,
      /в Роспотребнадзор|публичная оферта/,
      /Иск Потребитель предъявляет по своему выбору|публичная оферта/,
    ],
  },
  { id: "r-date", says: [/^Редакция № 1 от 21 ноября 2026/m, /Политика действует с/] },
];
