import "server-only";

import Bowser from "bowser";
import type { Device } from "@/lib/features/accounts/sessions/schema";

const kinds: Record<string, Device["kind"]> = {
  desktop: "desktop",
  mobile: "phone",
  tablet: "tablet",
};

/** Names that people know, if the library uses others. */
const browserNames: Record<string, string> = {
  "Yandex Browser": "Яндекс Браузер",
  "Samsung Internet for Android": "Samsung Internet",
};

/**
 * Browser and system of a `User-Agent`, by which people recognise a session. Names only, no versions: browsers freeze
 * those.
 */
export function toDevice(userAgent: string | null): Device {
  // The library throws for an empty string.
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = browser.name || null;
  return {
    browser: name === null ? null : (browserNames[name] ?? name),
    system: os.name ?? null,
    kind: kinds[platform.type ?? ""] ?? null,
  };
}
