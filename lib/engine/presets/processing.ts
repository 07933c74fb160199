/**
 * The processing matrix: for each purpose, whose data, which data, on what ground, what is done with
 * them, for how long and how they are destroyed (152-ФЗ ст. 18.1 ч. 1 п. 2, ст. 22 ч. 3.1). The
 * policy, the consents and the regulator's notification read the same rows.
 */
import type { DataType, ProcessingPurpose } from "@/lib/engine/questions/vocabulary/options";
import type { Norm } from "@/lib/engine/tree/document";

/** Purposes that the owner does not choose because they follow from another answer. */
export type DerivedPurpose =
  /** Technical data that every site receives and no chosen purpose lists. */
  | "operation"
  /** Visitors may publish: data become public. */
  | "publication"
  /** What the law obliges every owner to do for people: answer requests, prove consents. */
  | "duties"
  /** The owner publishes others: their photos, names, reviews. */
  | "distribution"
  /** What the owner's mobile application takes, and its advertising. */
  | "application"
  | "app_advertising"
  /** A registered mass medium, or an author who writes about people. */
  | "journalism"
  /** Those who sell through a platform are shown to buyers. */
  | "sellers"
  /** Visitors publish, so that right holders may write (149-ФЗ ст. 15.7). */
  | "notices"
  /** Industries that identify their clients (115-ФЗ). */
  | "aml"
  /** Data of a special category need a ground of their own. */
  | "health"
  | "biometric"
  /** Data were ticked and no purpose was: the owner has to name one. */
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
  words: string;
  /** Fewer words for a cell of a table. */
  brief?: string;
  norms: Norm[];
  /** True where the ground is a consent that can be withdrawn. */
  consent: boolean;
};

/** The three categories of the law: ordinary («иные»), special (ст. 10), biometric (ст. 11). */
export type DataCategory = "ordinary" | "special" | "biometric";

export type RowKey = ProcessingPurpose | DerivedPurpose;

export type ProcessingRow = {
  key: RowKey;
  /** Null where the owner ticked «Иное» (or nothing) and named no purpose: a visible blank. */
  purpose: string | null;
  /** True where the purpose follows from another answer and was not ticked. */
  derived: boolean;
  subjects: string[];
  /** True where the owner named them himself. */
  subjectsSaid: boolean;
  categories: DataCategory[];
  /** The chosen types that this purpose uses. */
  dataTypes: DataType[];
  /** All data in words: the chosen types and what the purpose cannot do without. Empty: a visible blank. */
  data: string[];
  /** True where the law wants the biometric data listed and the owner named none (152-ФЗ ст. 18.1). */
  biometricsUnnamed: boolean;
  /** True where the owner ticked «Иное» among the data and did not say what. */
  dataUnnamed: boolean;
  grounds: LegalGround[];
  actions: readonly string[];
  automation: "automated" | "mixed";
  /** Names of those who get the data for this purpose. */
  recipients: string[];
  /** Sentences without the final dot. */
  retention: string[];
  destruction: string;
};
