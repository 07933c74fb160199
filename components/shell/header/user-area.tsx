"use client";

import type { ReactNode } from "react";
import { lazyPart } from "@/components/shell/lazy-part";
import { Spinner } from "@/components/ui/spinner";
import { useCurrentUser } from "@/lib/features/accounts/client";

/** Its code is loaded only for signed-in users: guests are most of a public page's visitors. */
const UserMenu = lazyPart(
  async () => (await import("@/components/shell/header/user-menu")).UserMenu,
  { waiting: Waiting, failed: Waiting },
);

/** A spinner while we ask who is here, then the user's menu or what a `guest` gets: a way in. */
export function UserArea({ guest }: { guest: ReactNode }) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <Waiting />;
  return user ? <UserMenu user={user} /> : guest;
}

function Waiting() {
  return (
    <span role="status" className="grid h-11 min-w-11 place-items-center text-ink-faint">
      <span className="sr-only">Проверяем вход</span>
      <Spinner />
    </span>
  );
}
