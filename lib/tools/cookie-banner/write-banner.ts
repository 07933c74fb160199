/** Writes the file of a banner from its settings: docs/specification/on-the-site.md#the-banner. */
import { safePageLink } from "@/lib/engine/writers/shared/safe-link";
import code from "@/lib/tools/cookie-banner/generated/runtime.json";
import type { BannerConfig } from "@/lib/tools/cookie-banner/runtime/config";
import type { BannerService, BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";
import { sha256Hex, siteKey } from "@/lib/tools/cookie-banner/settings/site-name";
import { textOfBanner } from "@/lib/tools/cookie-banner/text-of-banner";

export type WrittenBanner = {
  /** A script, or a module, of JavaScript in UTF-8. */
  file: string;
  /** Never `cookie….js`, which is on blocklists. */
  fileName: string;
  /** The text that the visitor reads (`textOfBanner`). */
  text: string;
  /** SHA-256 of the text in hex. */
  textHash: string;
};

const closeLabels = { ru: "Закрыть", en: "Close" };

/**
 * What services keep in the browser's storage, or in files that no document names: only deleted, never printed. Found
 * in the code of the counters.
 */
const alsoErased: Record<string, readonly string[]> = {
  yandexMetrika: ["_ym*"],
  topMailRu: ["tmr_*"],
  googleAnalytics: ["_ga*"],
};

/**
 * @param settings With which `checkBanner` finds no problem.
 * @param options `format`: `script` (the default) starts itself; `module` exports `start()`, `openSettings()`,
 *   `onChange(listen)` and `choice()`.
 */
export function writeBanner(
  settings: BannerSettings,
  { format = "script" }: { format?: "script" | "module" } = {},
): WrittenBanner {
  const config = toBannerConfig(settings);
  const configJson = asScript(config);
  const file =
    format === "module"
      ? `const BANNER=${configJson};\n${code.module}`
      : `(function(BANNER){${code.script}})(${configJson});\n`;
  return {
    file,
    fileName: `vybor-${config.name}.${format === "module" ? "mjs" : "js"}`,
    text: textOfBanner(settings),
    textHash: config.text,
  };
}

/** The data of the file, without its code. */
export function toBannerConfig(settings: BannerSettings): BannerConfig {
  const { site, language, position, colours, texts, policyHash, journal } = settings;
  return {
    ...{ site, language, position, colours, texts, policyHash },
    policyUrl: safePageLink(settings.policyUrl) ?? "",
    name: siteKey(site),
    close: closeLabels[language],
    services: settings.services.map(withAllFiles),
    journal: (journal.place !== "none" && safePageLink(journal.url)) || "",
    ...{ edition: settings.edition, days: settings.days, hasGuard: settings.hasGuard },
    text: sha256Hex(textOfBanner(settings)),
  };
}

const withAllFiles = (service: BannerService): BannerService => ({
  ...service,
  cookies: [...service.cookies, ...(alsoErased[service.key] ?? [])],
});

/**
 * JSON that is safe inside a script, also in a page: without `</script>` and without line separators of old browsers.
 */
const asScript = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
