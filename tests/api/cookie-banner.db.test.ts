import { beforeEach, expect, test } from "vitest";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import { toBannerSettings } from "@/lib/features/cookie-banner/settings-of-site";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  documentCalls,
  openPublic,
  publishDocument,
} from "@/tests/support/api/documents/document-calls";
import { bannerChoice } from "@/tests/support/api/sites/banner-choice";
import { checkReportOf, serviceOf } from "@/tests/support/api/sites/check-reports";
import { listSites, postSite, readBanner, siteCalls } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const withCounters = {
  ...shopAnswers,
  processingPurposes: ["order_processing", "analytics"],
  dataTransferToThirdParties: ["analytics"],
  analyticsServices: ["yandex_metrica"],
  yandexMetricaId: "12345678",
  otherAnalytics: "Roistat и наш сотрудник",
};

describeOnDatabases("the banner of a site", (database) => {
  let owner: RegisteredUser;
  let token: string;
  let site: string;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
    await database.client.user.update({
      where: { id: owner.id },
      data: { role: "premium", subscription: "premium", documentsLimit: 100 },
    });
    await createDocument(token, withCounters);
    site = (await listSites(token))[0]?.id ?? "";
  });

  const save = async (json: object): Promise<SiteBannerDetails> => {
    const response = await siteCalls.saveBanner(site, { token, json });
    expect(response.status).toBe(200);
    return (await response.json()) as SiteBannerDetails;
  };

  test("proposes the services of the passport and those that only a check has seen", async () => {
    const passport = await readBanner(token, site);
    expect(passport).toMatchObject({
      site,
      host: "romashka.ru",
      policyHash: "",
      journal: { place: "own", url: expect.stringMatching(/\/api\/journal\/[a-z0-9]+$/) },
      policyUrl: null,
      saved: null,
      proposed: [
        { from: "passport", service: { key: "yandexMetrika", ids: ["12345678"] } },
        { from: "passport", service: { key: "roistat", ids: [] } },
      ],
    });
    const services = [
      serviceOf("jivo", "chats"),
      serviceOf("yandexMetrika", "analytics", { ids: ["12345678", "87654321"] }),
      serviceOf("yookassa", "payment"),
    ];
    await database.client.siteCheck.create({
      data: {
        id: "a".repeat(24),
        userId: owner.id,
        siteId: site,
        url: "https://romashka.ru",
        host: "romashka.ru",
        requestedAt: new Date(),
        dueAt: new Date(),
        finishedAt: new Date(),
        report: checkReportOf("https://romashka.ru", { services }) as object,
      },
    });
    const { proposed } = await readBanner(token, site);
    expect(proposed).toMatchObject([
      { from: "passport", service: { key: "yandexMetrika", ids: ["12345678", "87654321"] } },
      { from: "passport", service: { key: "roistat" } },
      { from: "check", service: { key: "jivo" } },
    ]);
  });

  test("links the published cookie policy of the site and stores its hash", async () => {
    const policy = await createDocument(token, { ...withCounters, type: "cookie" });
    const { publicId } = await publishDocument(token, policy.id);
    const { policyUrl, policyHash } = await readBanner(token, site);
    expect(policyUrl).toMatch(new RegExp(`^https?://[^/]+/d/${publicId}$`));
    const page = await (await openPublic(publicId ?? "")).text();
    // In groups of eight, for reading aloud.
    expect(page.replace(/\s/g, "")).toContain(policyHash);
    expect((await save(bannerChoice)).saved).toMatchObject({ policyHash, edition: 1 });
    const changed = { ...withCounters, type: "cookie", companyName: "ООО «Лесная поляна»" };
    const search = `?after=1&effectiveDate=${toMoscowDate(new Date())}`;
    const edited = await documentCalls.createEdition(policy.id, { token, json: changed, search });
    expect(edited.status).toBe(201);
    const now = await readBanner(token, site);
    expect(now.policyHash).not.toBe(policyHash);
    // The file on the site still names the one that it was saved with.
    expect(now.saved?.policyHash).toBe(policyHash);
  });

  test("gets a new edition when its texts change or the owner asks visitors again, not for its looks", async () => {
    const first = await save(bannerChoice);
    expect(first.saved).toMatchObject({ edition: 1, choice: bannerChoice });
    const { textHash } = writeBanner(toBannerSettings(first, bannerChoice));
    expect(first.saved?.textHash).toBe(textHash);

    const look = { ...bannerChoice, position: "centre", days: 90 };
    expect((await save(look)).saved).toMatchObject({ edition: 1, textHash, choice: look });

    const settings = { ...bannerChoice, texts: { ...bannerChoice.texts, title: "Счётчики" } };
    const changed = await save(settings);
    expect(changed.saved).toMatchObject({ edition: 2 });
    expect(changed.saved?.textHash).not.toBe(textHash);

    expect((await save({ ...settings, askAgain: true })).saved).toMatchObject({
      edition: 3,
      textHash: changed.saved?.textHash,
    });
    expect((await readBanner(token, site)).saved).toMatchObject({ edition: 3, choice: settings });
    // The journal keeps the very words of both.
    expect(
      await database.client.consentText.findMany({ orderBy: { edition: "asc" } }),
    ).toMatchObject([
      { siteId: site, edition: 1, hash: textHash, text: expect.stringContaining("Файлы cookie") },
      { siteId: site, edition: 2, hash: changed.saved?.textHash },
    ]);
  });

  test("raises the edition twice when two saves run in parallel", async () => {
    await save(bannerChoice);
    await Promise.all([
      save({ ...bannerChoice, askAgain: true }),
      save({ ...bannerChoice, askAgain: true }),
    ]);
    expect((await readBanner(token, site)).saved?.edition).toBe(3);
  });

  test("rejects wrong values and names their fields", async () => {
    const response = await siteCalls.saveBanner(site, {
      token,
      json: {
        ...bannerChoice,
        colours: { ...bannerChoice.colours, ink: "#fdfcf8" },
        texts: { ...bannerChoice.texts, refuse: " " },
        policyUrl: "javascript:alert(1)",
      },
    });
    expect(response.status).toBe(400);
    const { fieldErrors } = await response.json();
    expect(Object.keys(fieldErrors).sort()).toEqual(["colours.ink", "policyUrl", "texts.refuse"]);
    expect((await readBanner(token, site)).saved).toBe(null);
  });

  test("returns 404 to another user and is deleted with the site", async () => {
    await save(bannerChoice);
    const otherUser = await registerUser();
    for (const response of [
      await siteCalls.readBanner(site, { token: otherUser.token }),
      await siteCalls.saveBanner(site, { token: otherUser.token, json: bannerChoice }),
    ]) {
      expect(response.status).toBe(404);
    }
    await siteCalls.remove(site, { token });
    expect(await database.client.siteBanner.count()).toBe(0);
  });

  test("shows the host in punycode for a Cyrillic address", async () => {
    const { id } = await (await postSite(token, { address: "ромашка.рф" })).json();
    expect((await readBanner(token, id)).host).toBe("xn--80aa3agjl3d.xn--p1ai");
  });
});
