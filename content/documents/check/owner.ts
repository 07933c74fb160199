import { agreementFacts } from "@/lib/engine/facts/agreement";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { type KnownFacts, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactValue } from "@/lib/engine/facts/known/vocabulary";
import { chosenDataTypes, hasMinors } from "@/lib/engine/facts/processing/chosen-data";
import { tradeFacts } from "@/lib/engine/facts/trade";
import type {
  DataType,
  Industry,
  ProcessingPurpose,
  ThirdParty,
} from "@/lib/engine/questions/vocabulary/options";

/** The answers in the form in which conditions read them. */
export class Owner {
  readonly facts: KnownFacts;
  constructor(readonly answers: AnswersDraft) {
    this.facts = toKnownFacts(answers);
  }
  hasPurpose = (key: ProcessingPurpose) =>
    this.facts["purposes.chosen"].includes(key) ||
    (key === "other" && !!this.facts["purposes.other"]);
  hasDataType = (key: DataType) => chosenDataTypes(this.facts).includes(key);
  transfersTo = (key: ThirdParty) => this.facts["transfers.kinds"].includes(key);
  industry = (...keys: Industry[]) => keys.includes(this.facts["site.industry"]);
  usesYandex = () =>
    !!this.facts["counters.yandex"] || this.facts["counters.services"].includes("yandex_metrica");
  usesGoogle = () =>
    !!this.facts["counters.google"] || this.facts["counters.services"].includes("google_analytics");
  health = () => this.hasDataType("health") || this.industry("medical");
  /** Whether a derived flag of the contract is set: `sells("goods")`. */
  sells = (what: "goods" | "services" | "licence" | "donations" | "paid" | "subscription") =>
    this.contract(`trade.${what}`) === true;
  /** The document only invites offers; the contract is signed separately (ГК РФ ст. 437 п. 1). */
  invites = () => this.contract("trade.invitation") === true;
  /** The owner sells, and this document is the offer. */
  offers = () => this.sells("paid") && !this.invites();
  contract = (path: string): FactValue =>
    ({ ...agreementFacts(this.facts), ...tradeFacts(this.facts) })[path];
  wantsShort = () => this.facts["document.length"] === "short";
  minors = () => hasMinors(this.facts);
}
