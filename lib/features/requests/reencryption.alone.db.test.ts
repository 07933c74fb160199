import { beforeEach, expect, test } from "vitest";
import { newSecret, oldSecret, startingWithSecrets } from "@/tests/support/changed-secret";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const id = "a".repeat(24);
const history = [
  {
    at: "2026-11-27T10:00:00.000Z",
    fields: [{ field: "person" as const, before: "Иванов", after: "Петров" }],
  },
];
const details = { person: "Иванов", incoming: "12", note: "" };

const startedWith = startingWithSecrets(async () => {
  const requests = await import("@/lib/features/requests/encrypted-columns");
  const incidents = await import("@/lib/features/incidents/details");
  return { ...requests, ...incidents };
});

describeOnDatabases(
  "encrypted columns of requests and incidents when the secret is changed",
  (database) => {
    beforeEach(() => database.clear());

    test("are re-encrypted, so that the new secret alone reads them", async () => {
      const { client } = database;
      const before = await startedWith(oldSecret);
      const owner = { id, email: "owner@example.ru", password: "x" };
      await client.user.create({ data: owner });
      const place = { name: "Сайт", address: "romashka.example", passportAt: new Date() };
      await client.site.create({ data: { id, userId: id, ...place } });
      await client.siteRequest.create({
        data: {
          id,
          siteId: id,
          kind: "access",
          channel: "email",
          receivedOn: "2026-11-27",
          details: before.encryptColumn("details", id, details),
          reason: before.encryptColumn("reason", id, "Нужно время"),
          changes: before.encryptColumn("changes", id, history),
        },
      });
      const written = { ...before.noDetails(), noticeNumber: "5" };
      const foundAt = new Date();
      const leak = { id, siteId: id, foundAt, details: before.encryptDetails(id, written) };
      await client.siteIncident.create({ data: leak });

      const during = await startedWith(newSecret, oldSecret);
      await Promise.all([during.reencryptRequestKeys(client), during.reencryptRequestKeys(client)]);
      await during.reencryptIncidentKeys(client);

      const after = await startedWith(newSecret);
      const request = await client.siteRequest.findUniqueOrThrow({ where: { id } });
      expect(after.decryptColumn("details", id, request.details)).toEqual(details);
      expect(after.decryptColumn("reason", id, request.reason)).toBe("Нужно время");
      expect(after.decryptColumn("changes", id, request.changes)).toEqual(history);
      expect(request.answer).toBeNull();
      const incident = await client.siteIncident.findUniqueOrThrow({ where: { id } });
      expect(after.decryptDetails(id, incident.details)).toEqual(written);
      // A value copied into another column cannot be decrypted.
      expect(after.decryptColumn("answer", id, request.details)).toBeNull();
    });
  },
);
