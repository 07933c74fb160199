import { beforeAll, beforeEach, expect, test } from "vitest";
import { openApi, tokenFromEmail } from "@/tests/support/api/accounts/organisation-calls";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

type Api = Awaited<ReturnType<typeof openApi>>;

describeOnDatabases("invitations to an organisation", (database) => {
  let api: Api;
  let owner: Caller;
  let invited: Caller;
  let id: string;
  beforeAll(async () => {
    api = await openApi();
  });
  beforeEach(async () => {
    await database.clear();
    owner = await createSignedInUser(database.client);
    invited = await createSignedInUser(database.client);
    const created = await api("POST /api/organisations", {
      token: owner.token,
      json: { name: "Студия" },
    });
    id = ((await created.json()) as { id: string }).id;
  });

  const invite = (email: string, role = "editor") =>
    api("POST /api/organisations/{id}/invitations", {
      token: owner.token,
      parameters: { id },
      json: { email, role },
    });
  const newestToken = () => tokenFromEmail(database.client, invited.email);
  const accept = (token: string, { token: session } = invited) =>
    api("POST /api/invitations/accept", { token: session, json: { token } });
  const look = (token: string) => api("POST /api/invitations/look", { json: { token } });
  const roles = async () => {
    const rows = await database.client.membership.findMany({ where: { organisationId: id } });
    return rows.map(({ userId, role }) => ({ userId, role }));
  };

  test("make the addressee a member once", async () => {
    expect((await invite(invited.email, "lawyer")).status).toBe(201);
    const token = await newestToken();
    const stored = await database.client.organisationInvitation.findFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);
    const offered = await look(token);
    expect(await offered.json()).toMatchObject({ organisation: "Студия", role: "lawyer" });
    expect((await accept(token)).status).toBe(200);
    expect(await roles()).toEqual([{ userId: invited.id, role: "lawyer" }]);
    const again = await accept(token);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({
      message: expect.stringContaining("Ссылка не действует"),
    });
    expect((await look(token)).status).toBe(400);
  });

  test("are accepted once when two acceptances run in parallel", async () => {
    await invite(invited.email);
    const token = await newestToken();
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await roles()).toHaveLength(1);
  });

  test("reject another account with a message and stay valid", async () => {
    await invite(invited.email);
    const token = await newestToken();
    const other = await createSignedInUser(database.client, { emailConfirmed: true });
    const refused = await accept(token, other);
    expect(refused.status).toBe(403);
    const { message } = (await refused.json()) as { message: string };
    expect(message).toContain(invited.email);
    expect(message).toContain(other.email);
    expect((await accept(token)).status).toBe(200);
    expect(await roles()).toEqual([{ userId: invited.id, role: "editor" }]);
  });

  test("end after a week, after a newer one, and after withdrawal", async () => {
    await invite(invited.email, "reader");
    const first = await newestToken();
    await database.client.outboxMail.deleteMany();
    await invite(invited.email, "editor");
    const second = await newestToken();
    expect((await accept(first)).status).toBe(400);
    const week = { expiresAt: new Date(Date.now() - 1) };
    await database.client.organisationInvitation.updateMany({ data: week });
    expect((await accept(second)).status).toBe(400);
    const row = await database.client.organisationInvitation.findFirstOrThrow();
    await database.client.organisationInvitation.updateMany({
      data: { expiresAt: new Date(Date.now() + 60_000) },
    });
    const withdraw = "DELETE /api/organisations/{id}/invitations/{invitation}";
    const parameters = { id, invitation: row.id };
    expect((await api(withdraw, { token: owner.token, parameters })).status).toBe(200);
    expect((await accept(second)).status).toBe(400);
    expect(await roles()).toEqual([]);
  });

  test("cannot be accepted when the owner is blocked", async () => {
    await invite(invited.email);
    const token = await newestToken();
    const where = { id: owner.id };
    await database.client.user.update({ where, data: { blockedAt: new Date() } });
    expect((await accept(token)).status).toBe(400);
  });

  test("return 409 for a member or the owner, and 429 after five to one address", async () => {
    expect((await invite(owner.email)).status).toBe(409);
    await invite(invited.email);
    await accept(await newestToken());
    expect((await invite(invited.email)).status).toBe(409);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await invite("often@example.ru")).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const emails = await database.client.outboxMail.count({
      where: { recipient: "often@example.ru" },
    });
    expect(emails).toBe(5);
  });
});
