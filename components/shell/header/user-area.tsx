"use client";

import type { ReactNode } from "react";
import { useOnDemand } from "@/components/shell/use-on-demand";
import { Spinner } from "@/components/ui/spinner";
import { useCurrentUser } from "@/lib/features/accounts/client";

/** Its code comes only for users: guests are most of a public page's visitors. */
const load = () => import("@/components/shell/header/user-menu").then((module) => module.UserMenu);

/** A spinner while we ask who is here, then the user's menu or what a `guest` gets: a way in. */
export function UserArea({ guest }: { guest: ReactNode }) {
  const { user, isLoading } = useCurrentUser();
  const UserMenu = useOnDemand(load, user !== null);
  if (isLoading) return <Waiting />;
  if (!user) return guest;
  return UserMenu ? <UserMenu user={user} /> : <Waiting />;
}

function Waiting() {
  return (
    <span role="status" className="grid h-11 min-w-11 place-items-center text-ink-faint">
      <span className="sr-only">Проверяем вход</span>
      <Spinner />
    </span>
  );
}
