/** The elements of a public offer (of 39) that protect the consumer and those of one industry. */
import type { Element } from "@/content/documents/check/element";
import type { Owner } from "@/content/documents/check/owner";

/** Depends on what is sold, not on the industry: a salon may sell goods, a shop may sell none. */
const sellsAtDistance = (owner: Owner) => owner.sells("goods") && !owner.invites();

export const elementsOfConsumerLaw: Element[] = [
  {
    id: "o-delay",
    when: sellsAtDistance,
    says: [
      /За каждый день просрочки [А-Я]\S+(?: агрегатора)? платит неустойку 0,5 % суммы предоплаты/,
    ],
  },
  {
    id: "o-refuse-7",
    when: sellsAtDistance,
    says: [/в любое время до его передачи, а после передачи — в течение 7 дней/],
  },
  {
    id: "o-refuse-3m",
    when: sellsAtDistance,
    says: [/не передали письменную информацию.+в течение 3 месяцев/],
  },
  {
    id: "o-refund-10",
    when: sellsAtDistance,
    says: [
      /Деньги за Товар [А-Я]\S+ возвращает не позднее 10 дней.+требование/,
      /кроме расходов [А-Я]\S+ на доставку/,
    ],
  },
  {
    id: "o-service-refuse",
    when: (owner) => owner.sells("services"),
    says: [
      // ГК РФ ст. 731 п. 2: the customer pays for the part of the work that is done.
      /вправе отказаться от Услуги (?:и от тура )?в любое время, оплатив .*фактически понесённые расходы|До сдачи работы .+ вправе отказаться от договора/,
    ],
    onlyThen: true,
  },
  {
    id: "o-defects",
    when: (owner) => owner.sells("paid"),
    says: [
      /Если (?:в Товаре обнаружены недостатки|Услуга оказана с недостатками)/,
      /потребовать соразмерного уменьшения цены|соответственно уменьшить цену/,
    ],
  },
  {
    id: "o-claims",
    says: [
      /Претензию и любое требование можно направить|Обращения и претензии направляются/,
      (owner) => (owner.sells("paid") ? ["отвечает в течение 10 дней"] : []),
    ],
  },
  {
    id: "o-court",
    when: (owner) => owner.sells("paid"),
    says: [
      /Иск Потребитель предъявляет по своему выбору/,
      /по своему месту жительства или пребывания/,
    ],
  },
  // Donors are not consumers: these elements apply to sellers.
  {
    id: "o-invalid",
    when: (owner) => owner.sells("paid"),
    says: [/ущемляют права Потребителя по сравнению с законом, не применяются/],
    onlyThen: true,
  },
  {
    id: "o-consumer-law",
    when: (owner) => owner.sells("paid"),
    says: [
      /№ 2300-1 «О защите прав потребителей»/,
      // There are no government rules for programs.
      (owner) =>
        owner.contract("trade.kind") === "licence" && !owner.sells("goods")
          ? []
          : ["Правительством Российской Федерации"],
    ],
  },
  {
    id: "o-rules",
    when: sellsAtDistance,
    says: [
      /Правила продажи товаров по договору розничной купли-продажи(?:, утверждённые Правительством|\.)/,
    ],
  },
  {
    id: "o-subscription",
    when: (owner) => owner.sells("subscription") && owner.sells("paid"),
    onlyThen: true,
    says: [
      /Отключить подписку можно в любое время/,
      /отвязывают от подписки/,
      /После отказа деньги не списываются/,
    ],
  },
  {
    id: "o-license",
    // ГК РФ ст. 1286: for owners who give access to a program; a web studio answers whether it does.
    when: (owner) => owner.sells("licence") && !owner.invites(),
    says: [/Лицензия возмездная: вознаграждение за неё/, /неисключительной/],
    onlyThen: true,
  },
  {
    id: "o-marketplace",
    when: (owner) => owner.industry("marketplace"),
    says: [
      /Владелец агрегатора показывает на Сайте предложения других продавцов/,
      /сведения о Продавце: наименование/,
      /их возмещает Владелец агрегатора/,
      /За исполнение договора, качество и гарантии отвечает Продавец/,
      /вернуть предоплату можно потребовать от Владельца агрегатора/,
      ({ facts }) =>
        facts["site.digitalPlatform"] === "yes"
          ? ["оператор посреднической цифровой платформы"]
          : [],
    ],
    onlyThen: true,
  },
  {
    id: "o-medical",
    when: (owner) => owner.industry("medical") && owner.invites(),
    says: [
      /по лицензии на медицинскую деятельность/,
      /медицинскую помощь можно получить бесплатно/,
      /информированного добровольного согласия/,
      /^ *Лицензия: \S/m,
    ],
  },
  {
    id: "o-edu",
    when: (owner) => owner.industry("education") && owner.sells("services"),
    says: [
      /Правилам оказания платных образовательных услуг/,
      /форму обучения, срок освоения, полную стоимость/,
      /^ *Лицензия: \S/m,
    ],
  },
  {
    id: "o-travel",
    when: (owner) => owner.industry("travel") && owner.invites(),
    says: [
      /Тур формирует туроператор/,
      /размер финансового обеспечения/,
      ({ facts }) =>
        facts["links.refund"] ? [] : ["угроза безопасности жизни, здоровья или имущества туриста"],
      /вправе отказаться от Услуги/,
    ],
  },
  {
    id: "o-donation",
    when: (owner) => owner.sells("donations") && !owner.invites(),
    says: [
      /Пожертвование — дарение вещи или права.+в общеполезных целях/,
      /Отчёт о том, сколько собрано и на что потрачено/,
      /вправе потребовать отмены пожертвования/,
      /переведённые по ошибке/,
      /К договору применя.тся ст\. 582/,
      /ст\. 219 Налогового кодекса/,
    ],
    onlyThen: true,
  },
];
