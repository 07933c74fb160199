import * as adoptionRoute from "@/app/api/sites/[id]/papers/[paper]/adoptions/[adoption]/route";
import * as adoptionsRoute from "@/app/api/sites/[id]/papers/[paper]/adoptions/route";
import * as fileRoute from "@/app/api/sites/[id]/papers/[paper]/file/route";
import * as paperRoute from "@/app/api/sites/[id]/papers/[paper]/route";
import * as archiveRoute from "@/app/api/sites/[id]/papers/archive/route";
import * as papersRoute from "@/app/api/sites/[id]/papers/route";
import { newId } from "@/lib/core/ids";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { writePaper } from "@/lib/engine/papers/write-paper";
import { confirmedFacts, factValues, parseFacts } from "@/lib/engine/passport/facts";
import { textMark } from "@/lib/features/internal-papers/model/instances";
import { paperSource } from "@/lib/platform/content/papers";
import type { Database } from "@/lib/platform/db/database";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import { type Call, call } from "@/tests/support/api/calls/api-call";

type Options = Call & { search?: string };
const of =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, { search = "", ...options }: Options = {}) =>
    call(handler, `/api/sites/${id}/papers${path}${search}`, {
      method,
      params: { id },
      ...options,
    });

const ofOne =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, paper: string, { search = "", ...options }: Options = {}) =>
    call(handler, `/api/sites/${id}/papers/${paper}${path}${search}`, {
      method,
      params: { id, paper },
      ...options,
    });

/** The calls about the internal papers of one site. */
export const paperCalls = {
  list: of(papersRoute.GET, "GET", ""),
  save: of(papersRoute.PUT, "PUT", ""),
  archive: of(archiveRoute.GET, "GET", "/archive"),
  read: ofOne(paperRoute.GET, "GET", ""),
  file: ofOne(fileRoute.GET, "GET", "/file"),
  adopt: ofOne(adoptionsRoute.POST, "POST", "/adoptions"),
  withdraw: (id: string, paper: string, adoption: string, options: Call = {}) =>
    call(adoptionRoute.DELETE, `/api/sites/${id}/papers/${paper}/adoptions/${adoption}`, {
      method: "DELETE",
      params: { id, paper, adoption },
      ...options,
    }),
};

/** The order appointing the responsible person of a site without answers, created without the API. */
async function writeOrder(database: Database, siteId: string) {
  const { passport } = await database.site.findUniqueOrThrow({ where: { id: siteId } });
  const answers = factValues(confirmedFacts(parseFacts(passport))) as AnswersDraft;
  return writePaper(await paperSource("responsible-order"), answers, {}, { date: "2026-11-01" });
}

/** The fingerprint with which that order is adopted. */
export const paperMark = async (database: Database, siteId: string): Promise<string> =>
  textMark(await writeOrder(database, siteId));

/** Adopts that order, without the form. */
export async function createAdoption(database: Database, siteId: string): Promise<string> {
  const id = newId();
  const tree = await writeOrder(database, siteId);
  await database.adoptedPaper.create({
    data: {
      id,
      siteId,
      paper: "responsible-order",
      adoptedOn: "2026-11-01",
      tree,
      mark: textMark(tree),
      answers: {},
      paperAnswers: {},
      createdAt: new Date(),
    },
  });
  return id;
}
