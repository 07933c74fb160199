/**
 * Forty generic rules with which blockers hide notices, from «EasyList Cookie»: github.com/easylist/easylist,
 * easylist_cookie/easylist_cookie_general_hide.txt at 00024b3b15da0e6ad604257fad9bc30639e7c053 (read on 27.11.2026).
 */
export const blockedSelectors = [
  ...["#CookieBanner", "#CookieConsent", "#CookieNotice", "#GDPRConsent", "#CookiePolicy"],
  ...["#PrivacyBanner", "#accept-cookies", "#acceptCookies", "#Cookie-Popup", "#GdprCookieBanner"],
  ...[".cookieConsentWrapper", ".cookieNotice", ".cookieNotification", ".cookieDialog"],
  ...[".cookieModal", ".cookieOverlay", ".cookie__banner", ".cookie_banner", ".cookie_bar"],
  ...[".cookies-banner", ".cookies-alert", ".cookieconsent-banner", ".cookielaw-banner"],
  ...[
    "div.cookie-banner",
    "div.cookie-consent",
    "div.cookie-notice",
    "div.gdpr",
    "div.cookiebanner",
  ],
  ...["section.cookie-banner", "section.cookie-consent", 'section[class*="_CookieNotice"]'],
  ...['section[data-test-id="cookie-notice"]', "aside.cookie-banner", "div.privacy-notice"],
  ...["gdpr-consent", "nl-cookie-notice", "web-cookie-consent", "privacy-policy-toast"],
  ...['.cookie[role="alertdialog"]', '[class^="cookieBox-"]'],
] as const;

/** Rules from users' own lists; broader than any published list. */
export const broadSelectors = [
  ...['[class*="cookie" i]', '[id*="cookie" i]', '[class*="consent" i]', '[id*="consent" i]'],
  ...['[class*="gdpr" i]', '[id*="gdpr" i]', '[class*="banner" i]', '[aria-label*="cookie" i]'],
  ...['[class*="privacy" i]', "[data-cookie-notice]", "[data-nosnippet]", '[role="alertdialog"]'],
] as const;
