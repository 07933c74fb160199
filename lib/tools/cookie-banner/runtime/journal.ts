/** Sends consent records: docs/specification/on-the-site.md#the-journal. */
import type { ConsentRecord } from "@/lib/tools/consent-record";
import type { BannerConfig, Choice } from "@/lib/tools/cookie-banner/runtime/config";
import { type StoredChoice, tryOrUndefined } from "@/lib/tools/cookie-banner/runtime/store";

export type BannerEvent = ConsentRecord["event"];

const maxWaiting = 20;

/** Saved before a guard may replace them. */
const { fetch: send } = window;

const queueOf = ({ name }: BannerConfig) => `${name}-q`;

const readQueue = (config: BannerConfig): string[] =>
  tryOrUndefined(() => JSON.parse(localStorage.getItem(queueOf(config)) || "[]") as string[]) || [];

const writeQueue = (config: BannerConfig, lines: string[]) =>
  tryOrUndefined(() =>
    lines.length > 0
      ? localStorage.setItem(queueOf(config), JSON.stringify(lines.slice(-maxWaiting)))
      : localStorage.removeItem(queueOf(config)),
  );

/** Adds a record to the queue and sends everything in it. */
export function record(
  config: BannerConfig,
  stored: StoredChoice,
  event: BannerEvent,
  choice: Choice,
): void {
  if (!config.journal) return;
  const line = JSON.stringify({
    v: 1,
    site: config.site,
    id: stored.id,
    seq: stored.seq,
    event,
    choice,
    text: config.text,
    edition: config.edition,
    policy: config.policyHash,
    page: location.pathname.slice(0, 300),
    source: "banner",
  });
  writeQueue(config, [...readQueue(config), line]);
  // Storage may be forbidden: then the record is sent once and not queued.
  flush(config, readQueue(config).indexOf(line) < 0 ? [line] : []);
}

/**
 * Sends the queue. A record leaves it when the journal has answered: a lost one is sent again from the next page, and
 * the journal recognises its number. `keepalive` works like a beacon, but returns the response and sends no cookies;
 * without it the beacon is used.
 */
export function flush(config: BannerConfig, more: readonly string[] = []): void {
  if (!config.journal || navigator.onLine === false) return;
  for (const line of [...readQueue(config), ...more]) {
    const drop = () =>
      writeQueue(
        config,
        readQueue(config).filter((item) => item !== line),
      );
    const body = new Blob([line], { type: "text/plain" });
    if ("keepalive" in Request.prototype) {
      send(config.journal, { method: "POST", body, keepalive: true, credentials: "omit" }).then(
        // Too many requests (429) and a failing journal are tried again.
        ({ status }) => status < 500 && status !== 429 && drop(),
        () => {},
      );
    } else if (tryOrUndefined(() => navigator.sendBeacon(config.journal, body))) drop();
  }
}
