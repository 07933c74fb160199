"use client";

import {
  Bell,
  Calculator,
  CircleHelp,
  Crown,
  FileText,
  Globe,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Settings,
  ShieldAlert,
  UsersRound,
} from "lucide-react";
import Link from "next/link";
import { Avatar } from "@/components/shell/header/avatar";
import { SubscriptionBadge } from "@/components/shell/header/subscription-badge";
import { QueryProvider } from "@/components/shell/query-provider";
import { useSignOutWithWarning } from "@/components/shell/use-sign-out-with-warning";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from "@/components/ui/overlay/menu";
import { adminLink, type NavLink, userMenuLinks } from "@/content/navigation";
import { displayName, hasName } from "@/lib/features/accounts/display-name";
import type { CurrentUser } from "@/lib/features/accounts/responses";

const icons: Record<string, LucideIcon> = {
  "/": LayoutDashboard,
  "/documents": FileText,
  "/sites": Globe,
  "/team": UsersRound,
  "/notifications": Bell,
  "/settings": Settings,
  "/premium": Crown,
  "/calculator": Calculator,
  "/help": CircleHelp,
  "/admin": ShieldAlert,
};

/** The menu opened by the user's picture. */
export function UserMenu(props: { user: CurrentUser }) {
  return (
    <QueryProvider>
      <MenuOfUser {...props} />
    </QueryProvider>
  );
}

function MenuOfUser({ user }: { user: CurrentUser }) {
  const { leave, question } = useSignOutWithWarning(user);
  const places = user.role === "admin" && adminLink ? [...userMenuLinks, adminLink] : userMenuLinks;
  return (
    <>
      <Menu>
        <MenuTrigger className="grid size-11 place-items-center rounded-full">
          <span className="sr-only">Меню пользователя: {displayName(user)}</span>
          <Avatar user={user} />
        </MenuTrigger>
        <MenuContent className="w-72">
          <div className="px-2.5 pt-2 pb-3">
            <p className="truncate font-semibold">{displayName(user)}</p>
            {hasName(user) ? <p className="truncate text-xs text-ink-faint">{user.email}</p> : null}
            <p className="mt-2">
              <SubscriptionBadge subscription={user.subscription} />
            </p>
          </div>
          <MenuSeparator />
          {places.map((place) => (
            <MenuLink key={place.href} place={place} />
          ))}
          <MenuSeparator />
          <MenuItem onSelect={leave}>
            <LogOut aria-hidden="true" strokeWidth={1.75} />
            Выйти
          </MenuItem>
        </MenuContent>
      </Menu>
      {question}
    </>
  );
}

function MenuLink({ place }: { place: NavLink }) {
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
