import { expect, test } from "vitest";
import {
  acceptableDocuments,
  batchDocuments,
  batchesOf,
  batchSites,
} from "@/lib/features/law-watch/many-sites/batches";
import { maxSitesAtOnce, type WaitingSite } from "@/lib/features/law-watch/many-sites/schema";
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

test("a call takes as much as the server does", () => {
  expect([batchSites, batchDocuments]).toEqual([maxSitesAtOnce, maxSiteDocuments]);
});

test("all sites go in their order, ten a call", () => {
  const sites = Array.from({ length: 23 }, (_, at) => site(String(at), 3));
  const batches = batchesOf(sites);
  expect(sizes(batches)).toEqual([10, 10, 3]);
  expect(batches.flat()).toEqual(sites);
});

test("no call has more documents than the server takes", () => {
  expect(sizes(batchesOf([site("a", 60), site("b", 40), site("c", 1), site("d", 100)]))).toEqual([
    2, 1, 1,
  ]);
});

test("a document that is refused goes nowhere, nor does a site that has no other", () => {
  expect(batchesOf([site("a", 2, 2), site("b", 2, 1)])).toEqual([[site("b", 2, 1)]]);
  expect(acceptableDocuments(site("b", 2, 1)).map(({ id }) => id)).toEqual(["b-1"]);
});
