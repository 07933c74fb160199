import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import * as pluginRoute from "@/app/api/documents/wordpress-plugin/route";
import * as installRoute from "@/app/api/sites/[id]/install/route";
import { newId } from "@/lib/core/ids";
import type { Installation } from "@/lib/features/installation/responses";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import { call, origin } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  openPublic,
  publishDocument,
} from "@/tests/support/api/documents/document-calls";
import { checkReportOf } from "@/tests/support/api/sites/check-reports";
import { listSites, postSite } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const open = (token: string, id: string) =>
  call(installRoute.GET, `/api/sites/${id}/install`, { token, params: { id } });

describeOnDatabases("installing documents on a site", (database) => {
  let owner: RegisteredUser;
  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
  });

  const read = async (id: string) => {
    const response = await open(owner.token, id);
    expect(response.status).toBe(200);
    return (await response.json()) as Installation;
  };
  /** A check of the site that has ended at this minute, by default with a report. */
  const check = (host: string, minute: number, report: CheckReport | null, userId = owner.id) =>
    database.client.siteCheck.create({
      data: {
        id: newId(),
        userId,
        url: `https://${host}/`,
        host,
        dueAt: new Date(),
        startedAt: new Date(Date.UTC(2026, 10, 27, 9, minute)),
        finishedAt: new Date(Date.UTC(2026, 10, 27, 9, minute)),
        failure: report ? null : "Сайт не ответил",
        requestedAt: new Date(Date.UTC(2026, 10, 27, 9, minute)),
        ...(report && { report: report as object }),
      },
    });
  const seen = (publicId: string | null, sha256: string | null = null) =>
    checkReportOf("https://romashka.ru/", {
      onSite: {
        papers: [
          {
            way: sha256 ? "text" : "link",
            publicId,
            sha256,
            isWhole: sha256 ? true : null,
            pages: ["https://romashka.ru/"],
          },
        ],
        links: [],
        forms: [],
        hasCookieNotice: false,
      },
    });

  test("lists nothing for a site without documents", async () => {
    const created = await postSite(owner.token, { address: "romashka.ru" });
    const { id } = (await created.json()) as { id: string };
    expect(await read(id)).toMatchObject({ id, address: "romashka.ru", papers: [], isDone: false });
  });

  test("marks a document as seen by the newest check that read the site", async () => {
    const { id } = await createDocument(owner.token);
    const [site] = await listSites(owner.token);
    const siteId = site?.id ?? "";
    expect((await read(siteId)).papers).toMatchObject([
      { documentId: id, type: "privacy", publicId: null, address: null, state: "unchecked" },
    ]);

    const { publicId } = await publishDocument(owner.token, id);
    const address = `${origin}/d/${publicId}`;
    expect((await read(siteId)).papers).toMatchObject([{ publicId, address, edition: 1 }]);

    // Another user's check of the same host and a failed check do not count.
    const otherUser = await registerUser();
    await check("romashka.ru", 1, seen(publicId), otherUser.id);
    await check("romashka.ru", 2, null);
    expect(await read(siteId)).toMatchObject({ seenAt: null, papers: [{ state: "unchecked" }] });

    await check("romashka.ru", 3, seen(publicId));
    const failed = await check("romashka.ru", 4, null);
    expect(await read(siteId)).toMatchObject({
      seenAt: "2026-11-27T09:03:00.000Z",
      check: { id: failed.id, isUnderWay: false },
      papers: [{ state: "seen", seen: { way: "link", page: "https://romashka.ru/" } }],
    });

    await check("romashka.ru", 5, seen(null));
    expect((await read(siteId)).papers).toMatchObject([{ state: "notSeen", seen: null }]);
  });

  test("recognises a text by the fingerprint of the public page", async () => {
    const { id } = await createDocument(owner.token);
    const { publicId } = await publishDocument(owner.token, id);
    const html = await (await openPublic(publicId ?? "")).text();
    const [, sha256 = ""] = /data-sha256="([0-9a-f]{64})"/.exec(html) ?? [];
    const [site] = await listSites(owner.token);
    await check("romashka.ru", 1, seen(null, sha256));
    expect((await read(site?.id ?? "")).papers).toMatchObject([
      { state: "seen", seen: { way: "text" } },
    ]);
  });

  test("returns 404 for another user's site and an unknown one", async () => {
    await createDocument(owner.token, shopAnswers);
    const [site] = await listSites(owner.token);
    const otherUser = await registerUser();
    expect((await open(otherUser.token, site?.id ?? "")).status).toBe(404);
    expect((await open(owner.token, newId())).status).toBe(404);
  });

  test("provides a plugin of one PHP file with the address of this server", async () => {
    const response = await call(pluginRoute.GET, "/api/documents/wordpress-plugin");
    expect(response.headers.get("content-type")).toBe("application/zip");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["saitpozakonu/saitpozakonu.php"]);
    const php = new TextDecoder().decode(files["saitpozakonu/saitpozakonu.php"]);
    expect(php).toContain(`const SAITPOZAKONU_ADDRESS = '${origin}';`);
  });
});
