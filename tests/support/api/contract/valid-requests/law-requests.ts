import * as lawChangesRoute from "@/app/api/admin/law-changes/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { CreatedLawChange } from "@/lib/features/law-watch/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { newestEdition } from "@/tests/support/api/contract/valid-requests/document-requests";
import type {
  RequestFixture,
  RequestMaker,
} from "@/tests/support/api/contract/valid-requests/request-fixture";

const changedNorm = {
  law: "152-ФЗ",
  place: "ст. 9 ч. 2",
  editionName: "в редакции от 01.03.2027 № 1-ФЗ",
  inForce: "2027-03-01",
  whatChanged: "Отзыв согласия теперь подтверждают.",
};

/** Valid requests about changed norms, by call. */
export const lawMakers: Record<string, RequestMaker> = {
  "POST /api/documents/{id}/law-notices/accept": async (fixture) => ({
    json: {
      notices: await openNotices(fixture),
      after: await newestEdition(fixture.client, fixture.owned.document),
    },
  }),
  "POST /api/documents/{id}/law-notices/dismiss": async (fixture) => ({
    json: { notices: await openNotices(fixture) },
  }),
  "POST /api/sites/{id}/law-notices/accept": async (fixture) => ({
    json: {
      documents: [
        {
          id: fixture.owned.document,
          after: await newestEdition(fixture.client, fixture.owned.document),
          notices: await openNotices(fixture),
        },
      ],
    },
  }),
  "POST /api/sites/law-notices/accept": async (fixture) => ({
    json: {
      sites: [
        {
          id: fixture.owned.site,
          documents: [
            {
              id: fixture.owned.document,
              after: await newestEdition(fixture.client, fixture.owned.document),
              notices: await openNotices(fixture),
            },
          ],
        },
      ],
    },
  }),
  "PUT /api/admin/laws/checked": () => ({
    json: { law: "152-ФЗ", checkedOn: toMoscowDate(new Date()), status: "checked" },
  }),
  "POST /api/admin/law-changes": () => ({ json: changedNorm }),
  "DELETE /api/admin/law-changes/{id}": async ({ admin }) => {
    const options = { token: admin.token, json: changedNorm };
    const entered = await call(lawChangesRoute.POST, "/api/admin/law-changes", options);
    const { change } = (await entered.json()) as CreatedLawChange;
    return { parameters: { id: change.id } };
  },
  "GET /api/admin/law-changes/preview": () => ({
    search: `?${new URLSearchParams({ law: changedNorm.law, place: changedNorm.place })}`,
  }),
};

/** Open notices of the owner's document, after a change in the law. */
async function openNotices({ client, admin, owned }: RequestFixture): Promise<string[]> {
  const where = { documentId: owned.document, acceptedAt: null, dismissedAt: null };
  if ((await client.documentLawNotice.count({ where })) === 0) {
    const options = { token: admin.token, json: changedNorm };
    const entered = await call(lawChangesRoute.POST, "/api/admin/law-changes", options);
    if (entered.status !== 201) throw new Error(`No law changed: ${await entered.text()}`);
  }
  const notices = await client.documentLawNotice.findMany({ where, select: { id: true } });
  return notices.map(({ id }) => id);
}
