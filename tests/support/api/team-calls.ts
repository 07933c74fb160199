import { newId } from "@/lib/core/ids";
import type { MemberRole } from "@/lib/platform/auth/team/roles";
import { memberRoles } from "@/lib/platform/auth/team/roles";
import type { Database } from "@/lib/platform/db/database";
import { type Caller, createSignedInUser } from "@/tests/support/api/api-fixtures";

/** An organisation of `owner`, which these sites are in, and a member of each role. */
export type Team = { id: string; members: Record<MemberRole, Caller> };

export async function createTeam(
  client: Database,
  owner: Caller,
  { name, sites }: { name: string; sites: readonly string[] },
): Promise<Team> {
  const id = newId();
  await client.organisation.create({ data: { id, ownerId: owner.id, name } });
  await client.site.updateMany({ where: { id: { in: [...sites] } }, data: { organisationId: id } });
  const members = {} as Record<MemberRole, Caller>;
  for (const role of memberRoles) {
    members[role] = await createSignedInUser(client);
    await client.membership.create({
      data: { organisationId: id, userId: members[role].id, role },
    });
  }
  return { id, members };
}
