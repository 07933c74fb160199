import type { QueryClient } from "@tanstack/react-query";
import { currentUserKey } from "@/lib/features/accounts/visitor";

/** Asks the server again who is here. */
export async function refreshCurrentUser(client: QueryClient): Promise<void> {
  // A first answer still on its way is older than what changed, and the new question would wait for it.
  await client.cancelQueries({ queryKey: currentUserKey });
  await client.invalidateQueries({ queryKey: currentUserKey });
}
