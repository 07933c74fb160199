/** The sites of `tests/fixtures/sites`: what a check would have fetched of each, and the truth about it. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import type { UnreadReason } from "@/lib/features/site-check/fetch/connect/unread-error";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";

const root = fileURLToPath(new URL("../../fixtures/sites/", import.meta.url));

/** `site.yaml`. Paths stand for URLs on the site; a server may serve the same files under a fictional host. */
const siteSchema = z.strictObject({
  address: z.url(),
  upgradesToHttps: z.boolean().optional(),
  pages: z.record(
    z.string(),
    z.strictObject({
      file: z.string(),
      status: z.number().default(200),
      /** The charset in which it is served; the file itself is UTF-8. */
      charset: z.string().default("utf-8"),
      headers: z.record(z.string(), z.string()).default({}),
      setCookies: z.array(z.string()).default([]),
    }),
  ),
  scripts: z.record(z.string(), z.strictObject({ file: z.string() })).default({}),
  files: z
    .record(z.string(), z.strictObject({ file: z.string(), kind: z.enum(["pdf", "docx"]) }))
    .default({}),
  unread: z.array(z.strictObject({ url: z.url(), reason: z.literal("robots") })).default([]),
});
export type SiteFixture = z.output<typeof siteSchema>;

const names = z.array(z.string()).default([]);
const boxSchema = z.strictObject({
  purposes: names,
  ticked: z.boolean().default(false),
  required: z.boolean().default(false),
});

/** `truth.yaml`: the facts of the site as stated by its author. Paths stand for URLs on the site. */
const truthSchema = z.strictObject({
  /** Nothing of it could be read. */
  unread: z.boolean().default(false),
  /** No analytics or advertising service: no notice may be required of it. */
  trackerFree: z.boolean().default(false),
  services: z
    .record(
      z.string(),
      z.strictObject({
        load: z.enum(["immediate", "deferred", "linked", "hinted"]).default("immediate"),
        ids: names,
        noscript: z.boolean().default(false),
        recording: z.boolean().default(false),
      }),
    )
    .default({}),
  forms: z
    .array(
      z.strictObject({
        page: z.string(),
        kind: z.string(),
        fields: names,
        boxes: z.array(boxSchema).default([]),
        byButton: z.boolean().default(false),
        insecure: z.boolean().default(false),
        /** The external host that gets the data. */
        foreign: z.string().optional(),
      }),
    )
    .default([]),
  links: z.record(z.string(), names).default({}),
  notice: z
    .strictObject({
      refusal: z.boolean(),
      settings: z.boolean(),
      status: z.enum(["seen", "inferred"]).default("seen"),
    })
    .optional(),
  requisites: z
    .strictObject({ inn: names, ogrn: names, ogrnip: names, wrong: names })
    .default({ inn: [], ogrn: [], ogrnip: [], wrong: [] }),
  /** A service of the catalogue, or a name. */
  platform: z.string().optional(),
  hosting: z.string().optional(),
  networks: z.record(z.string(), z.enum(["marked", "unmarked", "plain"])).default({}),
  signIns: names,
  shop: z.boolean().default(false),
  cookies: z.record(z.string(), z.string()).default({}),
  lasting: names,
  /** The rules that a careful reviewer would name. */
  findings: names,
});
export type SiteTruth = z.output<typeof truthSchema>;

/** The names of all sites. */
export const siteNames = readdirSync(root).sort();

/** A file of a site, as stored: UTF-8 if it is text. */
export const readSiteFile = (name: string, file: string): Buffer =>
  readFileSync(`${root}${name}/${file}`);
const readYaml = (name: string, file: string): unknown =>
  parse(readSiteFile(name, file).toString("utf8"));

/** The description of a site, for a server. */
export const readSiteFixture = (name: string): SiteFixture =>
  siteSchema.parse(readYaml(name, "site.yaml"));

export const readSiteTruth = (name: string): SiteTruth =>
  truthSchema.parse(readYaml(name, "truth.yaml"));

/** A site as seen by a check that could fetch all of it. */
export function visitSiteFixture(name: string): VisitedSite {
  const { address, upgradesToHttps, pages, scripts, files, unread } = readSiteFixture(name);
  const at = (path: string) => new URL(path, address).href;
  const fetched = Object.entries(pages).map(([path, page]) => ({ url: at(path), ...page }));
  return {
    address,
    pages: fetched
      .filter(({ status }) => status === 200)
      .map(({ url, file, status, headers, setCookies }) => ({
        requestedUrl: url,
        url,
        status,
        headers,
        setCookies,
        html: readSiteFile(name, file).toString("utf8"),
        isCut: false,
      })),
    scripts: Object.entries(scripts).map(([path, { file }]) => ({
      url: at(path),
      text: readSiteFile(name, file).toString("utf8"),
    })),
    files: Object.entries(files).map(([path, { file, kind }]) => ({
      url: at(path),
      kind,
      bytes: readSiteFile(name, file),
    })),
    unread: [
      ...unread,
      ...fetched
        .filter(({ status }) => status !== 200)
        .map(({ url, status }) => ({ url, status, reason: "forbidden" as UnreadReason })),
    ],
    upgradesToHttps,
  };
}
