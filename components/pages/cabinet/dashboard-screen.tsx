"use client";

import { ArrowRight, Crown, FilePlus2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { UnconfirmedNotice } from "@/components/features/accounts/sign-in/confirmation/unconfirmed-notice";
import { CreateDocumentButton } from "@/components/features/documents/open-wizard/create-document-button";
import { PackageCard } from "@/components/features/documents/package/package-card";
import { UserDuties } from "@/components/features/duties/user-duties";
import { UserSites } from "@/components/features/site-list/user-sites";
import { DashboardSkeleton } from "@/components/pages/cabinet/dashboard-skeleton";
import {
  clearEndedSession,
  leaveEndedSession,
} from "@/components/pages/cabinet/leave-ended-session";
import { RecentDocuments } from "@/components/pages/cabinet/recent-documents";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { quickLinks } from "@/content/navigation";
import { allowanceTexts as texts } from "@/content/plans/allowance";
import { planNames } from "@/content/plans/plan-names";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { remainingDocuments } from "@/lib/features/documents/allowance/allowance";
import { useAllowance } from "@/lib/features/documents/allowance/client";
import { useDocuments } from "@/lib/features/documents/client";
import { useUnreadCount } from "@/lib/features/notifications/client";
import { formatNumber } from "@/lib/russian/numbers";
import { plural } from "@/lib/russian/plural";

/** The cabinet: the user, what is left of the month's limit, the latest documents. `isHome` when shown at `/`. */
export function DashboardScreen({ isHome = false }: { isHome?: boolean }) {
  const { user, isLoading, hasFailed } = useCurrentUser();
  const router = useRouter();
  // A session that could not be checked has not necessarily ended.
  const isUnknown = hasFailed && isHome;
  const isSignedOut = !isLoading && !user && !isUnknown;
  useEffect(() => {
    if (!isSignedOut) return;
    if (isHome) void leaveEndedSession(() => router.replace("/login"));
    else router.replace("/login?next=/dashboard");
  }, [isSignedOut, isHome, router]);

  return (
    <>
      {isHome ? null : <Breadcrumb path="/dashboard" />}
      <div className="page-column py-8 sm:py-10">
        {user ? <Cabinet user={user} /> : isUnknown ? <SessionUnknown /> : <DashboardSkeleton />}
      </div>
    </>
  );
}

/** A whole load, not another call: by the cookie, `/` may be another page by now (middleware.ts). */
function SessionUnknown() {
  return (
    <Alert tone="danger" role="alert" title="Не удалось загрузить кабинет">
      <p>Сервер не ответил. Ваши документы в безопасности.</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => window.location.reload()}
      >
        Загрузить ещё раз
      </Button>
    </Alert>
  );
}

function Cabinet({ user }: { user: CurrentUser }) {
  const documents = useDocuments();
  useEffect(clearEndedSession, []);
  const total = documents.data?.length;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl">
          {user.firstName ? `Здравствуйте, ${user.firstName}` : "Здравствуйте"}
        </h1>
        <CreateDocumentButton>
          <FilePlus2 aria-hidden="true" strokeWidth={1.75} />
          Создать документ
        </CreateDocumentButton>
      </div>
      <UnconfirmedNotice user={user} />
      <UserDuties />
      <UserSites isExpected={user.documentsCreated > 0} />
      <dl className="mt-8 grid border-y border-line md:grid-cols-4 md:divide-x md:divide-line">
        <Figure label="Документов всего">{total === undefined ? "—" : formatNumber(total)}</Figure>
        <Figure label="В этом месяце">
          {formatNumber(user.documentsCreated)}
          <span className="text-ink-faint">
            {user.documentsLimit === -1
              ? " без ограничения"
              : ` из ${formatNumber(user.documentsLimit)}`}
          </span>
        </Figure>
        <Figure label="Подписка активна">
          <PlanName subscription={user.subscription} />
        </Figure>
        <Figure label="Уведомления">
          <Unread />
        </Figure>
      </dl>
      <MonthlyRest user={user} />
      <PackageCard documents={documents.data} />
      <RecentDocuments documents={documents} user={user} />
      <QuickActions />
    </>
  );
}

/** As large as the figures next to it: a badge would look lost among them. */
function PlanName({ subscription }: Pick<CurrentUser, "subscription">) {
  if (subscription === "free") return planNames.free;
  return (
    <span className="inline-flex items-center gap-2">
      <Crown aria-hidden="true" strokeWidth={1.75} className="size-5 text-gold" />
      {planNames[subscription]}
    </span>
  );
}

/** A link only if there is something to read (docs/specification/cabinet.md#dashboard). */
function Unread() {
  const unread = useUnreadCount();
  if (unread === undefined) return "—";
  if (unread === 0) return <span className="text-ink-faint">нет новых</span>;
  return (
    <Link href="/notifications" className="text-accent">
      {plural(unread, "новое", "новых", "новых")}
    </Link>
  );
}

function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="mt-12">
      <h2 id="quick-actions" className="text-xl">
        Быстрые действия
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line sm:grid sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0">
        {quickLinks.map(({ href, label }) => (
          <li key={href} className="group sm:px-6 sm:first:pl-0">
            <Link
              href={href}
              className="flex h-full min-h-13 items-center justify-between gap-4 py-3 font-medium text-ink no-underline hover:text-accent"
            >
              {label}
              <ArrowRight
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-4.5 shrink-0 text-ink-faint group-hover:text-accent"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-4 last:border-b-0 md:block md:border-b-0 md:px-6 md:first:pl-0">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums md:mt-1">{children}</dd>
    </div>
  );
}

function MonthlyRest({ user }: { user: CurrentUser }) {
  const allowance = useAllowance();
  if (!allowance || allowance.limit === -1) return null;
  const { opensOn, sets, mayBegin } = allowance;
  const [newest] = sets;
  return (
    <p className="measure mt-4 text-sm text-ink-soft">
      {texts.rest(remainingDocuments(allowance), opensOn)}{" "}
      {newest ? `${texts.withinSet(newest.address)} ` : mayBegin ? `${texts.beginsSet} ` : null}
      {user.subscription === "free" ? (
        <Link href="/premium" className="text-accent">
          Что даёт «Премиум»
        </Link>
      ) : null}
    </p>
  );
}
