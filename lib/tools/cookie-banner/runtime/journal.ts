/** Records on their way: docs/specification/on-the-site.md#the-journal. */
import type { ConsentRecord } from "@/lib/tools/consent-record/record";
import type { BannerConfig, Choice } from "@/lib/tools/cookie-banner/runtime/config";
import { type StoredChoice, tryOrUndefined } from "@/lib/tools/cookie-banner/runtime/store";

export type BannerEvent = ConsentRecord["event"];

const maxWaiting = 20;

/** Taken before a guard may replace them. */
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

/** Puts a record into the queue and sends all that waits there. */
export function record(
  config: BannerConfig,
  kept: StoredChoice,
  event: BannerEvent,
  choice: Choice,
): void {
  if (!config.journal) return;
  const line = JSON.stringify({
    v: 1,
    site: config.site,
    id: kept.id,
    seq: kept.seq,
    event,
    choice,
    text: config.text,
    edition: config.edition,
    policy: config.policyHash,
    page: location.pathname.slice(0, 300),
    source: "banner",
  });
  writeQueue(config, [...readQueue(config), line]);
  // Storage may be forbidden: then it is sent once and not kept.
  flush(config, readQueue(config).indexOf(line) < 0 ? [line] : []);
}

/**
 * A record leaves the queue when the journal has answered: what was lost on the way is sent again from the next page,
 * and the journal knows its number. `keepalive` is a beacon that can be asked what became of it, and that carries no
 * cookies; where it is missing the beacon itself goes.
 */
export function flush(config: BannerConfig, more: readonly string[] = []): void {
  if (!config.journal || navigator.onLine === false) return;
  for (const line of [...readQueue(config), ...more]) {
    const drop = () =>
      writeQueue(
        config,
        readQueue(config).filter((one) => one !== line),
      );
    const body = new Blob([line], { type: "text/plain" });
    if ("keepalive" in Request.prototype) {
      send(config.journal, { method: "POST", body, keepalive: true, credentials: "omit" }).then(
        // Too many at once (429) and a journal that is ill are asked again.
        ({ status }) => status < 500 && status !== 429 && drop(),
        () => {},
      );
    } else if (tryOrUndefined(() => navigator.sendBeacon(config.journal, body))) drop();
  }
}
