import { getStats } from "@/lib/features/admin/stats/data";
import { countImpact } from "@/lib/features/law-watch/data";
import { insertLawChange, markNextOwners } from "@/lib/features/law-watch/mutations";
import { insertNotifications } from "@/lib/features/notifications/broadcast/mutations";
import type { Database } from "@/lib/platform/db/database";
import { deleteOldMail } from "@/lib/platform/mail/mutations";

/** Batch work that grows with the rows it touches: how long it takes. */
export type BatchWork = { name: string; rows: number; ms: number };

/** Number of owners. */
const batch = 200;

/** Cited by nine documents of ten, and by one of a thousand. */
export const commonNorm = { law: "152-ФЗ", place: "ст. 9 ч. 2", wholeActToo: false };
const rareNorm = { law: "rare", place: "ст. 1", wholeActToo: false };

export async function measureBatchWork(database: Database): Promise<BatchWork[]> {
  const now = new Date();
  const results: BatchWork[] = [];
  const measure = async (name: string, run: () => Promise<number>) => {
    const startedAt = performance.now();
    const rows = await run();
    results.push({ name, rows, ms: performance.now() - startedAt });
  };
  const notice = { title: "Документ требует обновления", text: "\nИзменено." };
  const texts = { one: notice, several: notice, siteUrl: "https://x" };
  for (const [name, norm] of [
    ["редкая", rareNorm],
    ["частая", commonNorm],
  ] as const) {
    await measure(`закон: сколько документов (${name} норма)`, async () => {
      const { documents } = await countImpact(database, norm, ["none"]);
      return documents;
    });
    const change = await insertLawChange(
      database,
      { ...norm, editionName: "в новой редакции", inForce: "2027-03-01", whatChanged: "Слова." },
      now,
    );
    for (const part of ["первая", "вторая", "третья"]) {
      await measure(`закон: отметить, ${part} партия владельцев (${name} норма)`, () =>
        markNextOwners(database, change, texts, { limit: batch, now }),
      );
    }
  }
  const news = { title: "Новость", message: "Сегодня ночью сервис будет недоступен." };
  await measure("уведомление всем с планом premium", () =>
    database.$transaction(
      async (tx) => {
        // As `sendNotification` does, without the audit log.
        await tx.$executeRaw`SELECT set_config('statement_timeout', '60000', true)`;
        const recipients = { subscription: "premium", userId: null };
        return insertNotifications(tx, recipients, { ...news, type: "info" }, now);
      },
      { timeout: 60_000 },
    ),
  );
  await measure("сводка администратора", async () => (await getStats(database, now)).totalUsers);
  await measure("удалить старые письма (нечего)", async () => {
    await deleteOldMail(database, new Date(0));
    return 0;
  });
  return results;
}
