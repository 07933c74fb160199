import { environment } from "@/lib/platform/config/environment";

/** What decides, besides the account and the answers, whether a document may be made. */
export type CreationRules = {
  now: Date;
  /** Whether an address has to be confirmed before the first document. */
  requireEmailConfirmation: boolean;
};

/** The rules of this installation at this moment. */
export const creationRules = (now: Date): CreationRules => ({
  now,
  requireEmailConfirmation: environment().requireEmailConfirmation,
});
