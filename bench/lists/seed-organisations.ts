import type pg from "pg";
import { siteOwnerId } from "@/bench/lists/seed-sites";

/** An organisation whose owner has all 200 of its sites, and a user who is a member of it and of a second one. */
export const organisation = { id: "studio", ownerId: siteOwnerId(9), memberId: siteOwnerId(8) };

/**
 * The measured organisation, and `others` more: each with its own owner, one member and two lines in its journal; their
 * sites belong to their owners. Run after `seedSites`.
 */
export async function seedOrganisations(pool: pg.Pool, others: number): Promise<void> {
  const series = `FROM generate_series(1, ${others}) n`;
  const otherOwner = "'u' || lpad((100 + n)::text, 23, '0')";
  const other = "'t' || lpad(n::text, 23, '0')";
  const connection = await pool.connect();
  const run = (text: string) => connection.query(text);
  try {
    await run("SET statement_timeout = 0");
    await run(`INSERT INTO organisations (id, "ownerId", name, "createdAt", "updatedAt")
      SELECT ${other}, ${otherOwner}, 'Студия ' || n, now() - n * interval '1 minute', now() ${series}`);
    await run(`INSERT INTO organisations (id, "ownerId", name, "createdAt", "updatedAt")
      VALUES ('${organisation.id}', '${organisation.ownerId}', 'Студия «Ромашка»', now(), now())`);
    // Ninety people are members of all of them; none of these is measured.
    await run(`INSERT INTO memberships ("organisationId", "userId", role, "createdAt")
      SELECT ${other}, 'u' || lpad((10 + n % 90)::text, 23, '0'), 'reader', now() ${series}`);
    await run(`INSERT INTO memberships ("organisationId", "userId", role, "createdAt")
      VALUES ('${organisation.id}', '${organisation.memberId}', 'editor', now()), ('t' || lpad('1', 23, '0'), '${organisation.memberId}', 'reader', now())`);
    await run(`INSERT INTO team_events (id, "organisationId", "actorId", action, "createdAt")
      SELECT ${other} || e, ${other}, ${otherOwner}, 'Создать сайт', now() - n * interval '1 minute'
      ${series} CROSS JOIN generate_series(1, 2) e`);
    await run(`INSERT INTO team_events (id, "organisationId", "actorId", action, "createdAt")
      SELECT 'own' || e, '${organisation.id}', '${organisation.memberId}', 'Создать сайт', now() - e * interval '1 minute'
      FROM generate_series(1, 200) e`);
    await run(
      `UPDATE sites SET "organisationId" = o.id FROM organisations o WHERE o."ownerId" = sites."userId"`,
    );
    for (const table of ["organisations", "memberships", "team_events", "sites"])
      await run(`VACUUM ANALYZE ${table}`);
  } finally {
    connection.release(true);
  }
}
