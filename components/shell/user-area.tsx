"use client";

import dynamic from "next/dynamic";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useCurrentUser } from "@/lib/users/client";

/** Its code comes only for users: guests are most of a public page's visitors. */
const UserMenu = dynamic(() => import("@/components/shell/user-menu").then((m) => m.UserMenu), {
  ssr: false,
  loading: Waiting,
});

/** A spinner while we ask who is here, then the user's menu or a way in. */
export function UserArea() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <Waiting />;
  if (user) return <UserMenu user={user} />;
  return (
    <Button asChild variant="secondary" size="sm" className="h-10">
      <Link href="/login">Войти</Link>
    </Button>
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
