/** Links that are more than a mention: the visitor types data or pays where they lead. */

const patterns: Readonly<Record<string, RegExp>> = {
  yookassa: /^\/(?:to\/\d|my\/i\/|quickpay|checkout\/payments|eshop)/,
  robokassa: /\/merchant\//i,
  prodamus: /^\//,
  sbp: /^\/\w{10,}/,
  paykeeper: /\/(?:bill|create|form)\b/,
  stripe: /^\/(?:pay|c)\/|^\/\w{10,}$/,
  paypal: /\/(?:donate|cgi-bin\/webscr|paypalme)/,
  yandexForms: /^\/(?:u|cloud|surveys)\/\w{6,}/,
  googleForms: /^\/forms\/(?:u\/\d\/)?d\/|^\/[A-Za-z0-9]{12,}$/,
  typeform: /^\/to\/\w{4,}/,
  jotform: /^\/(?:form\/)?\d{10,}/,
  tally: /^\/r\/\w{4,}/,
  calendly: /^\/[\w-]{3,}\/[\w-]{2,}/,
  vkId: /authorize|^\/auth/,
  yandexId: /authorize/,
  sberId: /authorize/,
  tId: /authorize|^\/auth/,
  esia: /authorize|\/aas\//,
  googleLogin: /^\/o\/oauth2|\/signin\/oauth/,
  appleLogin: /^\/auth\/authorize/,
  ok: /^\/oauth\/authorize/,
};

/** Pages about the service itself. */
const about = /^\/(?:blog|about|help|docs|faq|pricing|features|support|legal|ru|en)(?:\/|$)/;

/** Hosts of shops on a service, where the whole host is the shop's. */
const shops: Readonly<Record<string, RegExp>> = { prodamus: /^(?!www\.)[\w-]+\.payform\.ru$/ };

/** Whether visitors sign in, pay or fill in a form where a link leads. */
export function isBusinessLink(key: string, url: URL): boolean {
  const shop = shops[key];
  if (shop && !shop.test(url.hostname)) return false;
  if (about.test(url.pathname)) return false;
  return patterns[key]?.test(url.pathname) ?? false;
}
