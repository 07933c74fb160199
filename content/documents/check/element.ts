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
  readonly f: KnownFacts;
  constructor(readonly answers: AnswersDraft) {
    this.f = toKnownFacts(answers);
  }
  purpose = (key: ProcessingPurpose) =>
    this.f["purposes.chosen"].includes(key) || (key === "other" && !!this.f["purposes.other"]);
  dtype = (key: DataType) => chosenDataTypes(this.f).includes(key);
  xfer = (key: ThirdParty) => this.f["transfers.kinds"].includes(key);
  industry = (...keys: Industry[]) => keys.includes(this.f["site.industry"]);
  yandex = () =>
    !!this.f["counters.yandex"] || this.f["counters.services"].includes("yandex_metrica");
  google = () =>
    !!this.f["counters.google"] || this.f["counters.services"].includes("google_analytics");
  health = () => this.dtype("health") || this.industry("medical");
  /** Whether a derived flag of the contract is set: `sells("goods")`. */
  sells = (what: "goods" | "services" | "licence" | "donations" | "paid" | "subscription") =>
    this.contract(`trade.${what}`) === true;
  /** The document only invites offers; the contract is signed separately (ГК РФ ст. 437 п. 1). */
  invites = () => this.contract("trade.invitation") === true;
  /** The owner sells, and this document is the offer. */
  offers = () => this.sells("paid") && !this.invites();
  contract = (path: string): FactValue =>
    ({ ...agreementFacts(this.f), ...tradeFacts(this.f) })[path];
  wantsShort = () => this.f["document.length"] === "short";
  minors = () => hasMinors(this.f);
}

type ExpectedText<Of> = RegExp | ((owner: Of) => string[]);

/**
 * @typeParam Of what conditions read: the answers of the form, or those together with the answers for internal papers.
 */
export type Element<Of extends Owner = Owner> = {
  id: string;
  /** Absent: applies to everyone. */
  when?: (owner: Of) => boolean;
  /** What the text must say; all of several patterns must match. */
  says: ExpectedText<Of>[];
  /** What the short form says instead. */
  saysShort?: ExpectedText<Of>[];
  /** For a recommended, not required, element: why the short form omits it. */
  notInShort?: string;
  /** True when the text must not say this for owners to whom the element does not apply. */
  onlyThen?: true;
};

export const value = (read: (f: KnownFacts) => string | undefined) => (owner: Owner) => {
  const text = read(owner.f);
  return text === undefined ? [] : [text];
};
export const host = (url: string) => url.replace(/^https?:\/\//, "").replace(/\/$/, "");
