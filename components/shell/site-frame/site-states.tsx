import Link from "next/link";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { organisationTexts } from "@/content/organisations/texts";
import { type ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type SiteStatesProps<Data> = Omit<ComponentProps<typeof QueryStates<Data>>, "loading" | "missing">;

/** Loading and error states of a site screen's queries. */
export function SiteStates<Data>(props: SiteStatesProps<Data>) {
  return <QueryStates loading={<SiteSkeleton />} missing={<NoSite />} {...props} />;
}

function NoSite() {
  return (
    <div className="measure">
      <h1 className="text-3xl">Сайт не найден</h1>
      <p className="mt-3 text-base text-ink-soft">
        Его удалили, или адрес написан с ошибкой. Документы удалённого сайта остались в разделе «Мои
        документы».
      </p>
      <Button asChild className="mt-6">
        <Link href="/sites">Мои сайты</Link>
      </Button>
    </div>
  );
}

/** Shown when the user's role does not allow a part of a site, with the text of the server's error. */
export function ForbiddenPart({ siteId, error }: { siteId: string; error: ApiError }) {
  return (
    <div className="measure">
      <h1 className="text-3xl">{organisationTexts.refused}</h1>
      <p className="mt-3 text-base text-ink-soft">{typeset(getErrorMessage(error, ""))}</p>
      <Button asChild className="mt-6">
        <Link href={`/sites/${siteId}`}>{organisationTexts.toSite}</Link>
      </Button>
    </div>
  );
}

export function SiteSkeleton() {
  return (
    <Loading label="Открываем сайт">
      <Skeleton className="h-9 w-3/5 max-w-96" />
      <Skeleton className="mt-3 h-4 w-2/5 max-w-64" />
      <Skeleton className="mt-8 h-1.5 w-full" />
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="mt-5 h-16 w-full" />
      ))}
    </Loading>
  );
}
