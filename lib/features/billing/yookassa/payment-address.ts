import { type YookassaShop, yookassaApi } from "@/lib/platform/config/yookassa";

/** Whose pages ЮKassa takes payments on. */
const hosts = ["yookassa.ru", "yoomoney.ru"];

/**
 * Whether an address is one at which ЮKassa takes a payment: over https, on a host of its own; or at the stand-in whose
 * address is set in its place. A browser is led nowhere else.
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
