import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as settingsRoute from "@/app/api/admin/settings/route";
import { assembleSiteLegal } from "@/components/pages/site-legal/assemble-site-legal";
import { ownerLine } from "@/content/pages/contacts";
import { site } from "@/content/site";
import { siteConsentVersion } from "@/content/site-legal/consents";
import { siteOperator } from "@/content/site-legal/documents";
import { setOperatorFacts } from "@/lib/core/operator-facts";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { writeText } from "@/lib/engine/writers/text";
import { getContacts } from "@/lib/features/settings/data";
import type { Settings } from "@/lib/features/settings/responses";
import { toMessage } from "@/lib/platform/mail/message";
import { watchContent } from "@/lib/startup/watch-content";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const company = {
  operatorType: "legal",
  operatorName: "ООО «Лесная поляна»",
  operatorInn: "7712 345-671",
  operatorOgrn: "1027712345671",
  operatorAddress: "г. Тула, ул. Мира, д. 4",
};

/** Who runs the service: docs/specification/admin.md#who-runs-the-service. */
describeOnDatabases("the operator's facts", (database) => {
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });
  // Facts cached by the process must not reach the next test.
  afterEach(() => {
    vi.unstubAllEnvs();
    setOperatorFacts({});
  });

  const patch = (json: object) =>
    call(settingsRoute.PATCH, "/api/admin/settings", { method: "PATCH", token: admin.token, json });
  const read = async () => {
    const response = await call(settingsRoute.GET, "/api/admin/settings", { token: admin.token });
    return (await response.json()) as Settings;
  };

  test("appear on pages, in e-mails and in the service's policy, and the change is logged", async () => {
    const before = siteConsentVersion();
    // A later day than that of the shipped edition, while the session still holds.
    const later = new Date(Date.now() + 3 * 86_400_000);
    vi.useFakeTimers({ now: later, toFake: ["Date"] });
    const saved = await patch({
      ...company,
      siteName: "Документы сайта",
      supportEmail: "help@example.ru",
      supportPhone: "+7 487 200-00-00",
    });
    vi.useRealTimers();
    expect(saved.status).toBe(200);
    expect(site.name).toBe("Документы сайта");
    expect(ownerLine(site.operator)).toEqual([
      "ООО «Лесная поляна»",
      "ИНН 7712345671",
      "ОГРН 1027712345671",
    ]);
    expect(await getContacts(database.client)).toMatchObject({
      email: "help@example.ru",
      phone: "+7 487 200-00-00",
    });
    const mail = { id: "m", attempts: 1, recipient: "a@b.ru", subject: "s", text: "t", html: null };
    expect(toMessage({ ...mail, createdAt: new Date() })).toMatchObject({
      from: { name: "Документы сайта" },
      replyTo: "help@example.ru",
    });
    const policy = writeText(await assembleSiteLegal("privacy", siteOperator()));
    for (const text of ["ООО «Лесная поляна»", "7712345671", "help@example.ru"]) {
      expect(policy.replaceAll("\u00a0", " ")).toContain(text);
    }
    // The text has changed, so what is stored of a consent tells the two apart.
    expect(siteConsentVersion()).not.toBe(before);
    expect(siteConsentVersion()).toContain(formatRussianDate(toMoscowDate(later)));
    const entry = await database.client.auditEntry.findFirstOrThrow({
      where: { action: "settings.update" },
    });
    expect(entry.details).toMatchObject({
      operatorInn: { before: null, after: "7712345671" },
    });
  });

  test("keep the date of the service's policy when it does not print what changed", async () => {
    const before = siteConsentVersion();
    await patch({ siteName: "Другое имя", supportHours: "Круглосуточно" });
    expect(siteConsentVersion()).toBe(before);
    expect((await getContacts(database.client)).hours).toBe("Круглосуточно");
  });

  test("are loaded when a server starts", async () => {
    await patch(company);
    setOperatorFacts({});
    const stop = await watchContent(database.client);
    expect(site.operator.name).toBe(company.operatorName);
    stop();
  });

  test("must have the right number of digits, but a wrong check digit is accepted", async () => {
    for (const operatorInn of ["123", "77123456А1", "1234567890123"]) {
      expect((await patch({ operatorInn })).status, operatorInn).toBe(400);
    }
    expect((await patch({ operatorOgrn: "102771234567" })).status).toBe(400);
    expect((await patch({ operatorType: "спецслужба" })).status).toBe(400);
    expect((await patch({ operatorInn: "7712345672", operatorOgrn: "" })).status).toBe(200);
    expect(await read()).toMatchObject({ operatorInn: "7712345672", operatorOgrn: null });
  });

  test("come from the environment when it sets them, and then cannot be changed", async () => {
    await patch(company);
    vi.stubEnv("OPERATOR_NAME", "ИП Серова Анна Петровна");
    vi.stubEnv("CONTACT_EMAIL", "env@example.ru");
    expect(site.operator.name).toBe("ИП Серова Анна Петровна");
    expect((await read()).fixed).toEqual({
      operatorName: { variable: "OPERATOR_NAME", value: "ИП Серова Анна Петровна" },
      supportEmail: { variable: "CONTACT_EMAIL", value: "env@example.ru" },
    });
    const refused = await patch({ operatorName: "Другой", supportEmail: "x@example.ru" });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).fieldErrors).sort()).toEqual([
      "operatorName",
      "supportEmail",
    ]);
    // Saved values apply again when the environment has none.
    vi.unstubAllEnvs();
    expect(site.operator.name).toBe(company.operatorName);
  });
});
