import type { Database } from "@/lib/platform/db/database";

/** The newest letter to somebody, as it waits to be sent. */
export async function newestMail(database: Database, recipient: string) {
  return database.outboxMail.findFirstOrThrow({
    where: { recipient },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/** The token in the newest letter to somebody that has a link to `page`. */
export async function mailedToken(
  database: Database,
  recipient: string,
  page: string,
): Promise<string> {
  const mails = await database.outboxMail.findMany({
    where: { recipient, text: { contains: `${page}?token=` } },
    orderBy: { createdAt: "desc" },
    take: 1,
  });
  const token = mails[0]?.text.match(/\?token=([\w-]+)/)?.[1];
  if (token === undefined) throw new Error(`No letter to ${recipient} leads to ${page}`);
  return token;
}
