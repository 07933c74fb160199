import type {
  DataType,
  Industry,
  ProcessingPurpose,
  ThirdParty,
} from "@/lib/engine/answers/options";
import { chosenDataTypes, type KnownAnswers } from "@/lib/engine/facts/draft";

/** The answers as conditions read them. */
export class Owner {
  constructor(readonly f: KnownAnswers) {}
  purpose = (key: ProcessingPurpose) =>
    this.f.processingPurposes.includes(key) || (key === "other" && !!this.f.otherPurpose);
  dtype = (key: DataType) => chosenDataTypes(this.f).includes(key);
  xfer = (key: ThirdParty) => this.f.dataTransferToThirdParties.includes(key);
  industry = (...keys: Industry[]) => keys.includes(this.f.industry ?? "other");
  yandex = () => !!this.f.yandexMetricaId || this.f.analyticsServices.includes("yandex_metrica");
  google = () =>
    !!this.f.googleAnalyticsId || this.f.analyticsServices.includes("google_analytics");
  health = () => this.dtype("health") || this.industry("medical");
  minors = () => this.dtype("children") || this.industry("education");
}

export type Element = {
  id: string;
  /** Absent: for everyone. */
  when?: (owner: Owner) => boolean;
  /** What the text says; several must all be there. */
  says: (RegExp | ((owner: Owner) => string[]))[];
  /** True where the words must be absent for those to whom the element does not apply. */
  onlyThen?: true;
};

export const value = (read: (f: KnownAnswers) => string | undefined) => (owner: Owner) => {
  const text = read(owner.f);
  return text === undefined ? [] : [text];
};
export const host = (url: string) => url.replace(/^https?:\/\//, "").replace(/\/$/, "");
