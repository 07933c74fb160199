import "server-only";

import {
  inspectPolicy,
  type PolicyInspection,
} from "@/lib/features/policy-check/inspect/inspect-policy";
import { type PolicyFile, readPolicy } from "@/lib/features/policy-check/read/read-policy";
import { UnreadableFile } from "@/lib/features/policy-check/read/refusal";
import type { DetectedSite } from "@/lib/features/site-check/detect/detected/detected-site";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";
import type { SitePolicy } from "@/lib/features/site-check/rules/policy-text/evaluate-policy";

/**
 * Finds and inspects the policy that a site links to, among the visited pages and files. Run it in a thread: a file of
 * two megabytes takes a second.
 * @returns null when none was found or none could be read.
 */
export async function findPolicy(
  visited: VisitedSite,
  { links }: Pick<DetectedSite, "links">,
): Promise<SitePolicy | null> {
  for (const { url } of links.filter(({ kind }) => kind === "policy")) {
    const found = sourceOf(visited, url);
    const inspection = found && (await inspect(found.file));
    if (inspection) return { url: found.url, inspection };
  }
  return null;
}

/** Null for a scan, a broken file: the next link may lead to one that can be read. */
async function inspect(file: PolicyFile): Promise<PolicyInspection | null> {
  try {
    return inspectPolicy(await readPolicy(file));
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

function sourceOf({ pages, files }: VisitedSite, url: string) {
  const file = files.find((item) => isSame(item.url, url));
  if (file) return { url: file.url, file: { bytes: file.bytes, contentType: "" } };
  const [home] = pages;
  const page = pages.find((item) => isSame(item.requestedUrl, url) || isSame(item.url, url));
  // Anyone who asked for the policy and was sent to the first page has found none.
  if (!page || (home && isSame(page.url, home.url))) return null;
  const bytes = Buffer.from(page.html, "utf8");
  return { url: page.url, file: { bytes, contentType: "text/html; charset=utf-8" } };
}

const plain = (url: string) => url.replace(/#.*$/s, "").replace(/\/$/, "");
const isSame = (a: string, b: string) => plain(a) === plain(b);
