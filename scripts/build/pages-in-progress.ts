/**
 * Pages of docs/specification/site.md#addresses that a text may already name while they are being built. Until
 * then the words have no link, and `npm run content` warns; a page that is built needs no line here.
 */
export const pagesInProgress = [
  "/generators/random",
  "/generators/password",
  "/generators/qr",
  "/generators/barcode",
  "/random-number-generator",
  "/password-generator",
  "/qr-code-generator",
  "/barcode-generator",
] as const;
