/** One export for each type, under its key. `type-definitions.ts` imports them as one object. */
export { charter } from "@/content/documents/charter/type";
export { consent } from "@/content/documents/consent/type";
export { cookie } from "@/content/documents/cookie/type";
export { offer } from "@/content/documents/offer/type";
export { privacy } from "@/content/documents/privacy/type";
export { recommendations } from "@/content/documents/recommendations/type";
export { returnPolicy as return } from "@/content/documents/return/type";
export { socialDisclaimer } from "@/content/documents/socialDisclaimer/type";
export { terms } from "@/content/documents/terms/type";
