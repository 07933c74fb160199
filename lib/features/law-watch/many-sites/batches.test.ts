import { expect, test } from "vitest";
import {
  acceptableDocuments,
  batchDocuments,
  batchesOf,
  batchSites,
} from "@/lib/features/law-watch/many-sites/batches";
import { maxSitesPerCall, type WaitingSite } from "@/lib/features/law-watch/many-sites/schema";
import { maxSiteDocuments } from "@/lib/features/law-watch/schema";

const site = (id: string, documents: number, refused = 0): WaitingSite => ({
  ...{ id, name: id, address: id },
  documents: Array.from({ length: documents }, (_, at) => ({
    ...{ id: `${id}-${at}`, name: "Политика", type: "privacy", edition: 1, notices: ["n"] },
    differs: true,
    refusal: at < refused ? "Дополните ответы" : null,
  })),
});
const sizes = (batches: WaitingSite[][]) => batches.map((batch) => batch.length);

test("batches have the server's limits of sites and documents", () => {
  expect([batchSites, batchDocuments]).toEqual([maxSitesPerCall, maxSiteDocuments]);
});

test("batchesOf keeps the order of sites and puts ten in a call", () => {
  const sites = Array.from({ length: 23 }, (_, at) => site(String(at), 3));
  const batches = batchesOf(sites);
  expect(sizes(batches)).toEqual([10, 10, 3]);
  expect(batches.flat()).toEqual(sites);
});

test("batchesOf keeps a call within the server's limit of documents", () => {
  expect(sizes(batchesOf([site("a", 60), site("b", 40), site("c", 1), site("d", 100)]))).toEqual([
    2, 1, 1,
  ]);
});

test("omits refused documents and sites that have no others", () => {
  expect(batchesOf([site("a", 2, 2), site("b", 2, 1)])).toEqual([[site("b", 2, 1)]]);
  expect(acceptableDocuments(site("b", 2, 1)).map(({ id }) => id)).toEqual(["b-1"]);
});
