import { describe, expect, test } from "vitest";
import type { SiteState } from "@/lib/features/site-list/responses";
import { countStates, findSites, sortSites, statesOf } from "@/lib/features/site-list/site-status";

const ready: SiteState = {
  id: "a".repeat(24),
  name: "romashka.ru",
  address: "romashka.ru",
  owner: "ООО «Ромашка»",
  edition: 1,
  role: "owner",
  organisation: null,
  plan: "free",
  papers: { made: 3, needed: 3 },
  next: null,
  blanks: 0,
  notices: 0,
  unconfirmed: 0,
  watch: { isOn: true, nextAt: null },
  createdAt: "2026-11-27T10:00:00.000Z",
  updatedAt: "2026-11-27T10:00:00.000Z",
  due: null,
  check: null,
  changed: 0,
};
const dueOn = (
  day: string,
  state: "overdue" | "soon" | "planned",
  endsAt: string | null = null,
): SiteState["due"] => ({
  ...{ id: day, source: "request", state, day, endsAt, doneOn: null },
  ...{ what: "Ответить", why: "", norm: null, href: "/sites", isForecast: false },
});
const found = (severity: "high" | "medium" | "low"): SiteState["check"] => ({
  id: "c".repeat(24),
  finishedAt: "2026-11-27T10:00:00.000Z",
  isRead: true,
  findings: 1,
  worst: { severity, title: "Нет политики" },
});
const site = (changes: Partial<SiteState>): SiteState => ({ ...ready, ...changes });

describe("the states of a site", () => {
  test.each<[string[], Partial<SiteState>]>([
    [["ready"], {}],
    [["ready"], { due: dueOn("2026-12-01", "soon"), check: found("low"), changed: null }],
    [["overdue"], { due: dueOn("2026-11-01", "overdue") }],
    [["law", "changed"], { notices: 1, changed: 2 }],
    [["check"], { check: found("medium") }],
    [["unconfirmed", "missing"], { unconfirmed: 3, blanks: 1 }],
    [["missing"], { next: { name: "Политика", type: "privacy" } }],
  ])("are %j for these changes: %j", (states, changes) => {
    expect(statesOf(site(changes))).toEqual(states);
  });

  test("are counted over all sites, without states that no site has", () => {
    const sites = [site({}), site({ notices: 1 }), site({ notices: 2, blanks: 1 })];
    expect(countStates(sites)).toEqual([
      { key: "law", count: 2 },
      { key: "missing", count: 1 },
      { key: "ready", count: 1 },
    ]);
  });
});

describe("a list of sites", () => {
  const sites = [
    site({ name: "сайт 10", due: null }),
    site({ name: "сайт 9", due: dueOn("2026-12-05", "soon") }),
    site({ name: "Ёлка", due: dueOn("2026-12-05", "soon", "2026-12-05T10:00:00.000Z") }),
    site({ name: "Астра", due: dueOn("2026-11-01", "overdue") }),
    site({ name: "Бук", due: null }),
  ];
  const names = (list: SiteState[]) => list.map(({ name }) => name);

  test("is sorted by due date: overdue first, terms in hours first in a day, no date last", () => {
    expect(names(sortSites(sites, "due"))).toEqual(["Астра", "Ёлка", "сайт 9", "Бук", "сайт 10"]);
  });

  test("is sorted by name with numbers in numerical order", () => {
    expect(names(sortSites(sites, "name"))).toEqual(["Астра", "Бук", "Ёлка", "сайт 9", "сайт 10"]);
  });

  test("is filtered by parts of name, address and owner and by state", () => {
    const list = [
      site({ name: "Магазин", address: "xn.ru" }),
      site({ owner: "ИП Астра", notices: 1 }),
    ];
    expect(findSites(list, { query: " МАГ ", state: null })).toEqual([list[0]]);
    expect(findSites(list, { query: "астра", state: null })).toEqual([list[1]]);
    expect(findSites(list, { query: "", state: "law" })).toEqual([list[1]]);
    expect(findSites(list, { query: "магазин", state: "law" })).toEqual([]);
  });
});
