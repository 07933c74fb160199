"use client";

import { LogOut, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { Avatar } from "@/components/shell/header/avatar";
import { SubscriptionBadge } from "@/components/shell/header/subscription-badge";
import { QueryProvider } from "@/components/shell/query-provider";
import { ThemeToggle } from "@/components/shell/theme/theme-toggle";
import { useSignOutWithWarning } from "@/components/shell/use-sign-out-with-warning";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { adminLink, drawerGuestLinks, drawerUserLinks, warningLink } from "@/content/navigation";
import { displayName, hasName } from "@/lib/features/accounts/display-name";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

const linkClasses =
  "-mx-2.5 flex min-h-11 items-center rounded-md px-2.5 text-[1rem] text-ink no-underline hover:bg-wash";

/** The panel that slides in from the right on a phone. */
export function DrawerPanel(props: { onClose: () => void }) {
  return (
    <QueryProvider>
      <Drawer {...props} />
    </QueryProvider>
  );
}

function Drawer({ onClose: close }: { onClose: () => void }) {
  const { user } = useCurrentUser();
  const { leave, question } = useSignOutWithWarning(user);
  const userPlaces =
    user?.role === "admin" && adminLink ? [...drawerUserLinks, adminLink] : drawerUserLinks;
  const places = user ? userPlaces : drawerGuestLinks;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : close())}>
      <DialogContent title="Меню" placement="drawer" className="p-5">
        {user ? (
          <div className="mt-5 flex items-center gap-3">
            <Avatar user={user} />
            <div className="min-w-0">
              <p className="truncate font-semibold">{displayName(user)}</p>
              {hasName(user) ? (
                <p className="truncate text-xs text-ink-faint">{user.email}</p>
              ) : null}
            </div>
            <span className="ml-auto self-start">
              <SubscriptionBadge subscription={user.subscription} />
            </span>
          </div>
        ) : (
          <div className="mt-5">
            <p className="text-sm text-ink-soft">
              Войдите, чтобы создавать документы и хранить их в кабинете.
            </p>
            <Button asChild className="mt-3 w-full">
              <Link href="/login" onClick={close}>
                Войти или зарегистрироваться
              </Link>
            </Button>
          </div>
        )}
        <nav aria-label="Меню" className="mt-5 border-t pt-3">
          <ul>
            {places.map((place) => (
              <li key={place.href}>
                <Link href={place.href} onClick={close} className={linkClasses}>
                  {place.label}
                </Link>
              </li>
            ))}
            {warningLink ? (
              <li>
                <Link href={warningLink.href} onClick={close} className={linkClasses}>
                  {warningLink.label}
                  <TriangleAlert
                    aria-hidden="true"
                    strokeWidth={1.75}
                    className="ml-auto size-5 text-danger"
                  />
                </Link>
              </li>
            ) : null}
          </ul>
        </nav>
        <div className="mt-auto border-t pt-3">
          <div className="-ml-2.5 flex flex-col items-start">
            <ThemeToggle withLabel />
            {user ? (
              <Button
                variant="quiet"
                className="gap-2.5 px-2.5 font-normal [&_svg]:size-5"
                onClick={leave}
              >
                <LogOut aria-hidden="true" strokeWidth={1.75} />
                Выйти
              </Button>
            ) : null}
          </div>
        </div>
        {question}
      </DialogContent>
    </Dialog>
  );
}
