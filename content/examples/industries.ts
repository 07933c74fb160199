/**
 * What the documents take into account for an industry, and which ones its sites start with. Only what the templates
 * really contain; the norms are in the templates.
 */
import type { DocumentType, Industry } from "@/lib/engine/questions/vocabulary/options";

export type IndustrySolution = {
  industry: Industry;
  /** One sentence: what is special about this industry. */
  point: string;
  /** In the order in which the owner needs them. */
  types: DocumentType[];
};

export const industrySolutions: IndustrySolution[] = [
  {
    industry: "ecommerce",
    point:
      "Заказы, доставка и оплата названы отдельными целями, возврат товара разобран по срокам закона о защите прав потребителей.",
    types: ["privacy", "offer", "return"],
  },
  {
    industry: "medical",
    point:
      "Сведения о здоровье — особая категория данных: на них нужно письменное согласие, а сами они составляют врачебную тайну.",
    types: ["consent", "privacy"],
  },
  {
    industry: "education",
    point:
      "Среди учеников бывают дети: за них согласие даёт законный представитель, и документы говорят об этом прямо.",
    types: ["terms", "consent", "privacy"],
  },
  {
    industry: "marketplace",
    point:
      "Вы передаёте данные продавцам и показываете рекомендации: покупатель должен знать и о том, и о другом.",
    types: ["terms", "privacy", "charter"],
  },
  {
    industry: "saas",
    point:
      "Сервисом пользуются по лицензии, а данные клиентов ваших клиентов вы обрабатываете по их поручению.",
    types: ["terms", "privacy", "offer"],
  },
  {
    industry: "fintech",
    point:
      "Закон о противодействии отмыванию доходов велит узнавать клиента и хранить сведения о нём дольше обычного.",
    types: ["privacy", "consent", "terms"],
  },
  {
    industry: "travel",
    point:
      "Паспортные данные путешественников уходят перевозчикам и гостиницам, в том числе за границу.",
    types: ["privacy", "offer", "consent"],
  },
  {
    industry: "journalism",
    point:
      "Сетевое издание указывает выходные данные и возрастной знак, а журналистская работа — отдельное основание обработки.",
    types: ["privacy", "terms", "charter"],
  },
];
