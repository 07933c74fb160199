import { beforeEach, expect, test } from "vitest";
import { newSecret, oldSecret, startingWithSecrets } from "@/tests/support/changed-secret";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const id = "a".repeat(24);
const opinion = { name: "Петрова А. С.", remark: "Готово" };

const startedWith = startingWithSecrets(
  () => import("@/lib/features/lawyer-review/encrypted-columns"),
);

describeOnDatabases(
  "columns of lawyers' links and remarks when the secret is changed",
  (database) => {
    beforeEach(() => database.clear());

    test("are re-encrypted with the new secret without a change of the day of a remark", async () => {
      const { client } = database;
      const before = await startedWith(oldSecret);
      await client.user.create({ data: { id, email: "owner@example.ru", password: "x" } });
      await client.userDocument.create({
        data: { id, userId: id, name: "Политика", type: "privacy", formData: {} },
      });
      const updatedAt = new Date("2026-11-27T10:00:00.000Z");
      await client.lawyerLink.create({
        data: {
          ...{ id, documentId: id, edition: 1, tokenHash: "hash", expiresAt: updatedAt },
          asked: before.encryptColumn("asked", id, "Анна"),
          opinion: before.encryptColumn("opinion", id, opinion),
          remarks: {
            create: {
              ...{ id, clause: "operator", kind: "comment", updatedAt },
              text: before.encryptColumn("text", id, "Слово"),
            },
          },
        },
      });

      const during = await startedWith(newSecret, oldSecret);
      await Promise.all([during.reencryptLawyerKeys(client), during.reencryptLawyerKeys(client)]);

      const after = await startedWith(newSecret);
      const link = await client.lawyerLink.findUniqueOrThrow({ where: { id } });
      expect(after.decryptColumn("asked", id, link.asked)).toBe("Анна");
      expect(after.decryptColumn("opinion", id, link.opinion)).toEqual(opinion);
      const remark = await client.lawyerRemark.findUniqueOrThrow({ where: { id } });
      expect(after.decryptColumn("text", id, remark.text)).toBe("Слово");
      expect(remark.updatedAt).toEqual(updatedAt);
      // A value copied into another column cannot be decrypted.
      expect(after.decryptColumn("asked", id, remark.text)).toBeNull();
    });
  },
);
