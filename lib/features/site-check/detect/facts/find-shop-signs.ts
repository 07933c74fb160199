/** Signs of a shop: a cart, prices, «в корзину», an order. */
import type {
  DetectedSite,
  Evidence,
  ShopSign,
} from "@/lib/features/site-check/detect/detected/detected-site";
import {
  attribute,
  isReadableText,
  normaliseText,
  resolve,
  textWithin,
} from "@/lib/features/site-check/detect/page/elements";
import { evidenceOf, toEvidence } from "@/lib/features/site-check/detect/page/evidence";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";

const price = /\d[\d\s\u00A0]{0,12}(?:[.,]\d{2})?[\s\u00A0]?(?:₽|руб(?:\.|лей|$|[^а-яё])|р\.|р\/)/i;
const adding = /^(?:добавить )?в корзину$|^купить(?: сейчас)?$|^add to (?:cart|basket)$/;
const cartPath = /\/(?:cart|basket|korzina|cart_items)(?:[/?]|$)/;
const checkoutPath = /\/(?:checkout|order\/make|oformlenie|oformit)|route=checkout/;

/** The first of each sign. A price by itself is no shop: services have prices too. */
export function findShopSigns(pages: readonly ParsedPage[]): DetectedSite["shop"] {
  const found = new Map<ShopSign, Evidence>();
  const add = (sign: ShopSign | undefined, evidence: () => Evidence) => {
    if (sign && !found.has(sign)) found.set(sign, evidence());
  };
  for (const page of pages) {
    for (const element of page.elements) {
      add(signOf(page, element), () => evidenceOf(page, element));
    }
    const priced = page.texts.find(
      (text) => isReadableText(text) && price.test(text.value.slice(0, 500)),
    );
    const currency = page.elements.find((element) =>
      /(?:^|\s|-)price(?:$|\s|-)|price-amount/i.test(attribute(element, "class") ?? ""),
    );
    if (priced) add("price", () => toEvidence(page, priced.start, priced.value));
    else if (currency && /\d[\s\S]{0,12}(?:₽|р)/.test(textWithin(page, currency, 60))) {
      add("price", () => evidenceOf(page, currency));
    }
  }
  return {
    isShop: found.has("price") && (found.has("addToCart") || found.has("cart")),
    signs: [...found].map(([sign, evidence]) => ({ sign, evidence })),
  };
}

function signOf(page: ParsedPage, element: PageElement): ShopSign | undefined {
  const itemtype = attribute(element, "itemtype");
  if (itemtype && /schema\.org\/product$/i.test(itemtype)) return "product";
  if (element.name !== "a" && element.name !== "button" && element.name !== "input")
    return undefined;
  const text = normaliseText(textWithin(page, element, 60) || (attribute(element, "value") ?? ""));
  const marks = `${attribute(element, "class") ?? ""} ${attribute(element, "onclick") ?? ""}`;
  if (adding.test(text) || /add[-_]?to[-_]?(?:cart|basket)|cart\.add\(/i.test(marks))
    return "addToCart";
  const href = element.name === "a" ? attribute(element, "href") : undefined;
  const url = href ? resolve(page, href) : undefined;
  if (!url || url.hostname !== page.host) return undefined;
  const path = url.pathname + url.search;
  if (cartPath.test(path)) return "cart";
  return checkoutPath.test(path) ? "checkout" : undefined;
}
