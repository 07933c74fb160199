import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storedInBrowser } from "@/content/site-legal/storage";
import { signedInCookieName } from "@/lib/core/access/signed-in-cookie";
import { signInCookie } from "@/lib/features/accounts/providers/cookie";
import { addSessionMark, sessionCookie } from "@/lib/platform/auth/session-cookie";

const root = new URL("../..", import.meta.url);
const named = storedInBrowser.flatMap(({ names }) => names);

/** Source files whose code speaks to a storage of the browser. */
const writers = ["app", "components", "lib"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(new URL(file, root), "utf8") }))
  .filter(({ source }) => /\b(?:local|session)Storage\b/.test(source));

test("lists every key that the code stores in the browser", () => {
  expect(writers.length).toBeGreaterThan(4);
  for (const { file, source } of writers) {
    for (const [, key] of source.matchAll(/\b\w*[kK]ey\w* = "([^"]+)"/g)) {
      expect(named, `${file}: describe it in content/site-legal/storage.ts`).toContain(key);
    }
  }
});

test("lists exactly the cookies that a login sets", () => {
  const headers = new Headers({ "set-cookie": sessionCookie("token") });
  addSessionMark(headers);
  headers.append("set-cookie", signInCookie("token"));
  const set = headers.getSetCookie().map((line) => line.split("=")[0]);
  const cookies = storedInBrowser.filter(({ place }) => place === "Файл cookie");
  expect(cookies.flatMap(({ names }) => names)).toEqual(set);
});

test("lists the keys that the specification names", () => {
  for (const key of [
    "auth-token",
    "theme",
    "cookie-consent",
    "cookie-consent-date",
    "important-checklist-progress",
    signedInCookieName,
  ]) {
    expect(named).toContain(key);
  }
});
