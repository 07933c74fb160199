import { expect, test } from "vitest";
import { toDevice } from "@/lib/features/accounts/sessions/device";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} YaBrowser/24.10.0.0 Safari/537.36`,
    "Яндекс Браузер",
    "Windows",
    "desktop",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 Edg/130.0`,
    "Microsoft Edge",
    "macOS",
    "desktop",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iOS",
    "phone",
  ],
  [
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
    "Firefox",
    "Linux",
    "desktop",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
    "phone",
  ],
])("recognises browser, system and kind of device: %s", (userAgent, browser, system, kind) => {
  expect(toDevice(userAgent)).toEqual({ browser, system, kind });
});

test.each([null, "", "node", "'; DROP TABLE users; --", "(".repeat(300)])(
  "returns null for an unknown browser, system and kind: %j",
  (userAgent) => {
    expect(toDevice(userAgent)).toEqual({ browser: null, system: null, kind: null });
  },
);
