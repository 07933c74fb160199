import { type YookassaShop, yookassaApi } from "@/lib/platform/config/yookassa";

/** The hosts of ЮKassa's payment pages. */
const hosts = ["yookassa.ru", "yoomoney.ru"];

/**
 * Whether an address is a payment page of ЮKassa: over https, on one of its hosts; or on the configured stand-in. A
 * browser is sent nowhere else.
 */
export function isPaymentAddress({ apiRoot }: Pick<YookassaShop, "apiRoot">, address: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username || password) return false;
  if (apiRoot !== yookassaApi) return origin === new URL(apiRoot).origin;
  return (
    protocol === "https:" &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
