import { describeDocument } from "@/content/documents/check/describe-document";
import type { Wording } from "@/content/documents/check/wording";
import { elements } from "@/content/documents/socialDisclaimer/elements";

const forbidden: Wording[] = [
  // The form does not ask what the owner is.
  { id: "x-kind-of-owner", says: /(?:наша|эта) организация|юридическое лицо/i },
  { id: "x-consent-inside", says: /согласие на обработку/i },
  // The court forbade the activity of the company, not its users (nor every use of the networks).
  { id: "x-use-is-crime", says: /пользователи[^.]{0,40}(?:запрещ|уголовн)/i },
  { id: "x-terrorist", says: /Meta[^.]{0,40}террористическ/i },
];

describeDocument("socialDisclaimer", { elements, count: 16, forbidden, contradictions: [] });
