/**
 * The processing matrix: for each purpose the subjects, data, grounds, actions, term and destruction (152-ФЗ ст. 18.1
 * ч. 1 п. 2, ст. 22 ч. 3.1). The policy, the consents and the regulator's notification read the same rows.
 */
import type { DataType, ProcessingPurpose } from "@/lib/engine/questions/vocabulary/options";
import type { Norm } from "@/lib/engine/tree/document";

/** Purposes that are not chosen but follow from another answer. */
export type DerivedPurpose =
  /** Technical data that every site receives and no chosen purpose lists. */
  | "operation"
  /** Visitors may publish, so data become public. */
  | "publication"
  /** The owner's duties by law: answering requests, proving consents. */
  | "duties"
  /** The owner publishes data of other people: their photos, names, reviews. */
  | "distribution"
  /** The data collected by the owner's mobile application, and its advertising. */
  | "application"
  | "app_advertising"
  /** A registered mass medium, or an author who writes about people. */
  | "journalism"
  /** Sellers on a platform are shown to buyers. */
  | "sellers"
  /** Visitors publish, so right holders may write (149-ФЗ ст. 15.7). */
  | "notices"
  /** Industries that identify their clients (115-ФЗ). */
  | "aml"
  /** Data of a special category need a ground of their own. */
  | "health"
  | "biometric"
  /** Data were ticked without a purpose: the owner has to name one. */
  | "unassigned";

export type GroundKey =
  | "consent"
  | "letters"
  | "dueAnswer"
  | "voluntaryConsent"
  | "marketingConsent"
  | "distributionConsent"
  | "imageConsent"
  | "representativeConsent"
  | "contract"
  | "agreement"
  | "contractRequest"
  | "claims"
  | "healthClaims"
  | "medicalRecords"
  | "law"
  | "duties"
  | "requests"
  | "rightHolders"
  | "afterwards"
  | "healthAfterwards"
  | "papersByLaw"
  | "representatives"
  | "taxLaw"
  | "interest"
  | "journalism"
  | "authorship"
  | "sellersLaw"
  | "publicServices"
  | "communications"
  | "educationLaw"
  | "justice"
  | "utilities"
  | "antiMoneyLaundering"
  | "healthConsent"
  | "healthConsentOtherwise"
  | "healthConsentToOrder"
  | "specialConsent"
  | "medical"
  | "insuranceLaw"
  | "biometricConsent";

export type LegalGround = {
  key: GroundKey;
  /** Nominative, lower case. */
  wording: string;
  /** A shorter form for a table cell. */
  brief?: string;
  norms: Norm[];
  /** True for a consent, which can be withdrawn. */
  consent: boolean;
};

/** The three categories of the law: ordinary («иные»), special (ст. 10), biometric (ст. 11). */
export type DataCategory = "ordinary" | "special" | "biometric";

export type RowKey = ProcessingPurpose | DerivedPurpose;

export type ProcessingRow = {
  key: RowKey;
  /** Null when the owner ticked «Иное» (or nothing) and named no purpose: a visible blank. */
  purpose: string | null;
  /** True when the purpose follows from another answer and was not ticked. */
  derived: boolean;
  subjects: string[];
  /** True when the owner named the subjects. */
  subjectsSaid: boolean;
  categories: DataCategory[];
  /** The chosen types that this purpose uses. */
  dataTypes: DataType[];
  /** All data in words: the chosen types and what the purpose cannot do without. Empty: a visible blank. */
  data: string[];
  /** True when the law requires a list of the biometric data and the owner named none (152-ФЗ ст. 18.1). */
  biometricsUnnamed: boolean;
  /** True when the owner ticked «Иное» among the data without describing it. */
  dataUnnamed: boolean;
  grounds: LegalGround[];
  actions: readonly string[];
  automation: "automated" | "mixed";
  /** The names of the recipients for this purpose. */
  recipients: string[];
  /** Sentences without the final full stop. */
  retention: string[];
  destruction: string;
};
