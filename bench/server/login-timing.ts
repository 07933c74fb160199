/**
 * Whether the time of a login reveals who has an account: wrong passwords for a known, a blocked and an unknown e-mail
 * address in turn, over HTTP, against a server with raised rate limits (`RATE_LIMIT_SCALE=100000`).
 */
import { formatMilliseconds, type Row } from "@/bench/shared/row";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { admin } from "@/tests/support/test-admin";

/** Attempts of each kind; the first ones warm up and are not counted. */
const tries = 100;
const warmUp = 5;
/** Allowed difference of the medians: issue «Fast, safe, and ready for many». */
const maxDifference = 0.2;

/**
 * Difference in response time between a wrong password for an existing and for an unknown account, as medians of 100.
 * @param url of a running server whose first administrator is the tests' own.
 * @throws Error when a response is anything but the refusal.
 */
export async function measureLoginTiming(url: string): Promise<Row[]> {
  const known = await newAccount(url);
  const blocked = await newAccount(url);
  await block(url, blocked.id);
  const emails = {
    known: () => known.email,
    blocked: () => blocked.email,
    unknown: (at: number) => `nikogo-${Date.now()}-${at}@example.ru`,
  };
  const times = { known: [] as number[], blocked: [] as number[], unknown: [] as number[] };
  for (let at = 0; at < tries + warmUp; at += 1) {
    // In turns, so that a busy moment of the machine affects all alike.
    for (const kind of ["known", "unknown", "blocked"] as const) {
      const spent = await rejectedLogin(url, emails[kind](at));
      if (at >= warmUp) times[kind].push(spent);
    }
  }
  return (["known", "blocked"] as const).map((kind) => {
    const [ours, peer] = [median(times[kind]), median(times.unknown)];
    const apart = Math.abs(ours / peer - 1);
    return {
      name: `неверный пароль: учётная запись ${kind === "known" ? "есть" : "заблокирована"}`,
      ours: formatMilliseconds(ours),
      peer: `никого: ${formatMilliseconds(peer)}`,
      ratio: `${(apart * 100).toFixed(1)} %`,
      target: `≤ ${maxDifference * 100} %`,
      isReached: apart <= maxDifference,
    };
  });
}

const post = (url: string, path: string, body: object, token?: string) =>
  fetch(url + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

/** Milliseconds until the refusal was read. */
async function rejectedLogin(url: string, email: string): Promise<number> {
  const startedAt = performance.now();
  const response = await post(url, "/api/login", { email, password: "неверный пароль 82" });
  const text = await response.text();
  const spent = performance.now() - startedAt;
  if (response.status !== 401) throw new Error(`login: ${response.status} ${text}`);
  return spent;
}

let accounts = 0;

async function newAccount(url: string): Promise<{ id: string; email: string }> {
  accounts += 1;
  const email = `timing-${Date.now()}-${accounts}@example.ru`;
  const response = await post(url, "/api/register", { email, password: "верный пароль 71" });
  if (!response.ok) throw new Error(`register: ${response.status} ${await response.text()}`);
  return { id: ((await response.json()) as SignedIn).user.id, email };
}

async function block(url: string, userId: string): Promise<void> {
  const { token } = (await (await post(url, "/api/login", admin)).json()) as SignedIn;
  const response = await fetch(`${url}/api/admin/users/${userId}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ blocked: true }),
  });
  if (!response.ok) throw new Error(`block: ${response.status} ${await response.text()}`);
}

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
