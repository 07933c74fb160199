/** Sets the seller of invoices; must run before `content/site.ts` is loaded, which reads it. */
export function setTestSeller(): void {
  process.env.OPERATOR_NAME = "ООО «Продавец»";
  process.env.OPERATOR_INN = "7712345671";
  process.env.OPERATOR_ADDRESS = "125009, Москва, Тверская ул., д. 1";
}
