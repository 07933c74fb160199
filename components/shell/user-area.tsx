"use client";

import {
  Bell,
  Calculator,
  CircleHelp,
  Crown,
  FileText,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Settings,
  ShieldAlert,
} from "lucide-react";
import Link from "next/link";
import { Avatar } from "@/components/shell/avatar";
import { SubscriptionBadge } from "@/components/shell/subscription-badge";
import { Button } from "@/components/ui/button";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@/components/ui/menu";
import { Spinner } from "@/components/ui/spinner";
import { adminPlace, type Place, userMenuPlaces } from "@/content/navigation";
import { useCurrentUser, useSignOut } from "@/lib/users/client";
import { displayName } from "@/lib/users/display-name";
import type { CurrentUser } from "@/lib/users/types";

const icons: Record<string, LucideIcon> = {
  "/": LayoutDashboard,
  "/documents": FileText,
  "/notifications": Bell,
  "/settings": Settings,
  "/premium": Crown,
  "/calculator": Calculator,
  "/help": CircleHelp,
  "/admin": ShieldAlert,
};

/** A spinner while we ask who is here, then the user's menu or a way in. */
export function UserArea() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <span role="status" className="grid h-11 w-20 place-items-center text-ink-faint">
        <span className="sr-only">Проверяем вход</span>
        <Spinner />
      </span>
    );
  }
  if (user) return <UserMenu user={user} />;
  return (
    <Button asChild variant="secondary" size="sm" className="h-10">
      <Link href="/login">Войти</Link>
    </Button>
  );
}

function UserMenu({ user }: { user: CurrentUser }) {
  const signOut = useSignOut();
  const places =
    user.role === "admin" && adminPlace ? [...userMenuPlaces, adminPlace] : userMenuPlaces;
  return (
    <Menu>
      <MenuTrigger
        aria-label={`Меню пользователя: ${displayName(user)}`}
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar user={user} />
      </MenuTrigger>
      <MenuContent className="w-72">
        <div className="px-2.5 pt-2 pb-3">
          <p className="truncate font-semibold">{displayName(user)}</p>
          <p className="truncate text-xs text-ink-faint">{user.email}</p>
          <p className="mt-2">
            <SubscriptionBadge subscription={user.subscription} />
          </p>
        </div>
        <MenuSeparator />
        {places.map((place) => (
          <MenuLink key={place.href} place={place} />
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => signOut.mutate()}>
          <LogOut aria-hidden="true" strokeWidth={1.75} />
          Выйти
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

function MenuLink({ place }: { place: Place }) {
  const Icon = icons[place.href];
  return (
    <MenuItem asChild>
      <Link href={place.href}>
        {Icon ? <Icon aria-hidden="true" strokeWidth={1.75} /> : null}
        {place.label}
      </Link>
    </MenuItem>
  );
}
