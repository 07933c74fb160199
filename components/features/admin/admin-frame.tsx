"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { AccountNotices } from "@/components/features/admin/account-notices";
import { AdminNav } from "@/components/features/admin/admin-nav";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Spinner } from "@/components/ui/spinner";
import { adminLink } from "@/content/navigation";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useSecondFactor } from "@/lib/features/accounts/second-factor/client";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/**
 * The panel around its pages. Shown to administrators only, which is a courtesy: each route checks access itself
 * (docs/specification/admin.md#access).
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  const path = usePathname();
  return (
    <>
      <Breadcrumb path={path} parent={path !== "/admin" && adminLink ? adminLink : undefined} />
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
  // A notice that appears later would push the content from under the pointer.
  const { isPending } = useSecondFactor();
  if (isPending) return <Waiting />;
  return (
    <div className="page-column pt-4 pb-8 sm:pb-10 lg:flex lg:gap-10 lg:pt-6">
      <AdminNav path={path} />
      <div className="min-w-0 flex-1">
        <AccountNotices user={user} />
        <div className="mt-6 lg:mt-0">{children}</div>
      </div>
    </div>
  );
}

const Waiting = () => (
  <p role="status" className="page-column grid min-h-80 place-items-center py-8 text-ink-faint">
    <Spinner />
    <span className="sr-only">Проверяем доступ</span>
  </p>
);

/** `email` of the signed-in user, who is not an administrator. */
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
        <OnDemandLink href={`/login?next=${encodeURIComponent(path)}`} className={buttonVariants()}>
          Войти
        </OnDemandLink>
      </p>
    </div>
  );
}
