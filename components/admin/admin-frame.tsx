"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { AccountNotices } from "@/components/admin/account-notices";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { adminPlaces } from "@/content/admin-places";
import { adminPlace } from "@/content/navigation";
import { useCurrentUser } from "@/lib/features/accounts/client";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useSecondFactor } from "@/lib/features/accounts/second-factor/client";

/**
 * The panel around its parts. Only shown to administrators; that is a courtesy, the check is in each route
 * (docs/specification/admin.md#access).
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  const path = usePathname();
  return (
    <>
      <Breadcrumb path={path} parent={path !== "/admin" && adminPlace ? adminPlace : undefined} />
      <Guarded path={path}>{children}</Guarded>
    </>
  );
}

function Guarded({ path, children }: { path: string; children: ReactNode }) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <Waiting />;
  if (user?.role !== "admin") return <AccessDenied path={path} email={user?.email} />;
  return (
    <Panel user={user} path={path}>
      {children}
    </Panel>
  );
}

type PanelProps = { user: CurrentUser; path: string; children: ReactNode };

function Panel({ user, path, children }: PanelProps) {
  // A notice that came later would push what is below it from under the pointer.
  const { isPending } = useSecondFactor();
  if (isPending) return <Waiting />;
  return (
    <div className="page-column pt-4 pb-8 sm:pb-10">
      <Places path={path} />
      <AccountNotices user={user} />
      <div className="mt-8">{children}</div>
    </div>
  );
}

const Waiting = () => (
  <p role="status" className="page-column grid min-h-80 place-items-center py-8 text-ink-faint">
    <Spinner />
    <span className="sr-only">Проверяем доступ</span>
  </p>
);

/** All parts in one line; on a phone the line is drawn to where the current one can be seen. */
function Places({ path }: { path: string }) {
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with the path.
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>("[aria-current]");
    if (!line.current || !current) return;
    const { offsetLeft, offsetWidth } = current;
    line.current.scrollLeft = offsetLeft + offsetWidth / 2 - line.current.clientWidth / 2;
  }, [path]);
  return (
    <nav
      ref={line}
      aria-label="Админ-панель"
      className="relative -mx-4 overflow-x-auto px-4 max-lg:[mask-image:linear-gradient(to_right,transparent,#000_1.25rem,#000_calc(100%-2.5rem),transparent)]"
      data-print="hide"
    >
      <ul className="flex min-w-max gap-1 border-b border-line">
        {adminPlaces.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={path === href ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-2.5 lg:px-1.5 text-sm font-medium text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `email` of the user who is signed in but is no administrator. */
function AccessDenied({ path, email }: { path: string; email: string | undefined }) {
  return (
    <div className="page-column py-16">
      <h1 className="text-3xl">Доступ запрещен</h1>
      <p className="measure mt-3 text-ink-soft">
        Этот раздел открыт администраторам сайта.
        {email ? (
          <>
            {" "}
            Вы вошли как <span className="font-medium break-all text-ink">{email}</span>.
          </>
        ) : null}
      </p>
      <p className="mt-6">
        <Link
          href={`/login?next=${encodeURIComponent(path)}`}
          prefetch={false}
          className={buttonVariants()}
        >
          Войти
        </Link>
      </p>
    </div>
  );
}
