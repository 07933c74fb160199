/** Signing in by an account elsewhere: by words of a button, its address, its mark. */
import type {
  DetectedService,
  DetectedSignIn,
  SignInProvider,
} from "@/lib/features/site-check/detect/detected/detected-site";
import {
  attribute,
  closest,
  normaliseText,
  textWithin,
} from "@/lib/features/site-check/detect/page/elements";
import { evidenceOf } from "@/lib/features/site-check/detect/page/evidence";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";

const foreign = new Set<SignInProvider>([
  "google",
  "apple",
  "facebook",
  "github",
  "x",
  "microsoft",
  "telegram",
]);

const providerPatterns: readonly (readonly [SignInProvider, RegExp])[] = [
  ["google", /google|гугл/],
  ["apple", /apple/],
  ["facebook", /facebook|фейсбук/],
  ["github", /github/],
  ["microsoft", /microsoft/],
  ["x", /twitter|твиттер/],
  ["yandex", /yandex|яндекс/],
  ["mail", /mail\.?ru|мэйл/],
  ["ok", /одноклассник|odnoklassniki|connect\.ok\.ru/],
  ["vk", /(?:^|[^a-z])vk(?:$|[^a-z])|vkontakte|вконтакте|(?:^|[^а-я])вк(?:$|[^а-я])/],
  ["sber", /sber|сбер/],
  ["tbank", /t-?id|t-?bank|tinkoff|т-?банк|тинькофф/],
  ["gosuslugi", /esia|госуслуг|gosuslugi/],
  ["telegram", /telegram|телеграм/],
];
const signInText =
  /(?:войти|вход|авториз|зарегистрир|продолжить)[а-я]* (?:через|с помощью|с|по|в)(?: |$)|sign ?in with|log ?in with|continue with/;
const signInAddress =
  /oauth|authorize|social[-_]?(?:login|auth)|auth[-_]?social|loginsocial|\/(?:auth|login|signin|connect)\/(?:callback\/)?(?:google|apple|facebook|github|vk|vkontakte|yandex|mailru|ok|esia|sber|tinkoff|tid|telegram)\b/;

/** Services of the catalogue whose code is a sign-in. */
const byService: Readonly<Record<string, SignInProvider>> = {
  googleLogin: "google",
  appleLogin: "apple",
  vkId: "vk",
  yandexId: "yandex",
  sberId: "sber",
  tId: "tbank",
  esia: "gosuslugi",
};

/** Each provider once. */
export function findSignIns(
  pages: readonly ParsedPage[],
  services: readonly DetectedService[],
): DetectedSignIn[] {
  const found = new Map<SignInProvider, DetectedSignIn>();
  const add = (provider: SignInProvider, evidence: () => DetectedSignIn["evidence"]) => {
    if (found.has(provider)) return;
    found.set(provider, { provider, isForeign: foreign.has(provider), evidence: evidence() });
  };
  for (const page of pages) {
    for (const element of page.elements) {
      const provider = providerOf(page, element);
      if (provider) add(provider, () => evidenceOf(page, element));
    }
  }
  for (const { key, load, places } of services) {
    const provider = byService[key];
    const place = places[0];
    if (provider && load !== "hinted" && place) add(provider, () => place.evidence);
  }
  return [...found.values()];
}

function providerOf(page: ParsedPage, element: PageElement): SignInProvider | undefined {
  if (attribute(element, "data-telegram-login") !== undefined) return "telegram";
  if (element.name !== "a" && element.name !== "button") return undefined;
  const href = (attribute(element, "href") ?? "").slice(0, 500).toLowerCase();
  const text = normaliseText(
    `${textWithin(page, element, 120)} ${attribute(element, "title") ?? ""} ${attribute(element, "aria-label") ?? ""}`,
  );
  // An article about signing in is long and has links in its sentences.
  const hasSignInText = signInText.test(text) && text.length <= 80 && !isInProse(element);
  if (!hasSignInText && !signInAddress.test(href)) return undefined;
  const marks = `${text} ${href} ${attribute(element, "data-provider") ?? ""}`.toLowerCase();
  return providerPatterns.find(([, pattern]) => pattern.test(marks))?.[0];
}

const isInProse = (element: PageElement) =>
  closest(element, ({ name }) => name === "article" || name === "p", 4)?.name === "article";
