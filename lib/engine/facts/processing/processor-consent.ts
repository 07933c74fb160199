/** The purposes that need a consent to processors (152-ФЗ ст. 6 ч. 3). */
import type { GroundKey, ProcessingRow, RowKey } from "@/lib/engine/presets/processing";

/** Purposes that rest on a contract with the person. */
export const contractPurposes: RowKey[] = [
  "registration",
  "order_processing",
  "delivery",
  "payment",
  "contract",
];

/** Consents to a part of a row. */
const inPart: GroundKey[] = [
  "voluntaryConsent",
  "specialConsent",
  "representativeConsent",
  "imageConsent",
];

/** True when the row needs a consent to processors (152-ФЗ ст. 6 ч. 3). */
export const needsProcessorConsent = ({ key, grounds }: ProcessingRow): boolean =>
  grounds.some((ground) => ground.consent && !inPart.includes(ground.key)) ||
  (contractPurposes.includes(key) && grounds.some(({ consent }) => !consent));
