/**
 * The call by which a page's own code starts a counter that another tag has loaded, when that code contains no address:
 * it has to wait together with the counter. A call that only reports something (`ym(1, "reachGoal")`) is not one: a
 * form's handler must not wait.
 */
export const initialCalls: Readonly<Record<string, RegExp>> = {
  yandexMetrika: /\bym\(\s*\d+\s*,\s*["']init["']|new Ya\.Metrika2?\(/,
  googleAnalytics: /\bgtag\(\s*["']config["']\s*,\s*["'](?:G-|UA-)|\bga\(\s*["']create["']/,
  googleAds: /\bgtag\(\s*["']config["']\s*,\s*["']AW-/,
  metaPixel: /\bfbq\(\s*["']init["']/,
  tiktokPixel: /\bttq\.load\(/,
  topMailRu: /\b_tmr\.push\(/,
  vk: /\bVK\.(?:init|Widgets\.\w+)\(/,
  vkAds: /\bVK\.(?:Retargeting\.Init|Pixel)\(/,
  yandexDirect: /\bYa\.Context\.AdvManager\.render\(/,
};
