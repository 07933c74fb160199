"use client";

import type { ReactNode } from "react";
import { lazyPart } from "@/components/shell/lazy-part";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/** Loaded only for signed-in users: most visitors of a public page are guests. */
const UserMenu = lazyPart(
  async () => (await import("@/components/shell/header/user-menu")).UserMenu,
  { waiting: Waiting, failed: NotLoaded },
);

/** A spinner while the session is checked, then the user's menu, or `guest`: a sign-in button. */
export function UserArea({ guest }: { guest: ReactNode }) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <Waiting />;
  return user ? <UserMenu user={user} /> : guest;
}

/** The menu's code did not load: rendering it again retries. */
function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <button type="button" className={buttonVariants({ variant: "quiet" })} onClick={retry}>
      Открыть меню
    </button>
  );
}

function Waiting() {
  return (
    <span role="status" className="grid h-11 min-w-11 place-items-center text-ink-faint">
      <span className="sr-only">Проверяем вход</span>
      <Spinner />
    </span>
  );
}
