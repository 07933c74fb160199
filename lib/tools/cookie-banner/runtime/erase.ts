/** Deletes what services have stored on the site; files on their own domains cannot be deleted from here. */
import type { BannerConfig, Choice } from "@/lib/tools/cookie-banner/runtime/config";
import { tryOrUndefined } from "@/lib/tools/cookie-banner/runtime/store";

const matches = (name: string, patterns: readonly string[]) =>
  patterns.some((pattern) =>
    pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

const cookieNames = () =>
  (tryOrUndefined(() => document.cookie) || "")
    .split("; ")
    .map((pair) => pair.split("=")[0] as string);

/**
 * Deletes the files of all services whose category is refused.
 * @returns names of the files that are still there.
 */
export function deleteRefusedCookies({ services }: BannerConfig, choice: Choice): string[] {
  const patterns = services
    .filter(({ category }) => !choice[category])
    .reduce<string[]>((all, { cookies }) => all.concat(cookies), []);
  const ours = (name: string) => matches(name, patterns);
  for (const name of cookieNames().filter(ours)) eraseCookie(name);
  for (const storage of [
    tryOrUndefined(() => localStorage),
    tryOrUndefined(() => sessionStorage),
  ]) {
    if (storage) for (const key of Object.keys(storage).filter(ours)) storage.removeItem(key);
  }
  return cookieNames().filter(ours);
}

/** On the host, on all its parent domains and on all parent paths: a cookie does not tell where it was set. */
function eraseCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, at) => `; Domain=${labels.slice(at).join(".")}`)];
  const folders = location.pathname.split("/").slice(1);
  const paths = ["/"];
  let path = "";
  for (const folder of folders) {
    path += `/${folder}`;
    if (folder) paths.push(path, `${path}/`);
  }
  for (const domain of domains) {
    for (const place of paths) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in half of the browsers and on HTTP
      document.cookie = `${name}=; Path=${place}; Max-Age=0${domain}`;
    }
  }
}
