/** How an owner handles orders: what customers ask and the law leaves to the contract. */

import { access, support } from "@/lib/engine/questions/definitions/trade/access";
import { companies, companyClaims } from "@/lib/engine/questions/definitions/trade/companies";
import { delivery, ordering } from "@/lib/engine/questions/definitions/trade/orders";
import { courses, lessons, visits } from "@/lib/engine/questions/definitions/trade/visits";
import { defineSection } from "@/lib/engine/questions/vocabulary/definition";

/** Rules of an order that only the owner knows; each answer is a clause, a missing answer is none. */
export const dealSection = defineSection({
  id: "deal",
  title: "Правила заказа",
  intro:
    "О чём спрашивают покупатели. Отвечайте только на то, что у вас действительно так: каждый ответ станет пунктом оферты.",
  summary: "count",
  borrowed: {
    for: ["offer"],
    questions: {
      licenceTerritory: {},
      isDigitalPlatform: {},
      handledByOwner: { options: ["payment_receipt", "delivery_own", "delivery_pickup"] },
    },
  },
  questions: {
    ...ordering,
    ...visits,
    ...access,
    ...courses,
    ...companies,
    ...delivery,
    ...lessons,
    ...support,
    ...companyClaims,
  },
});
