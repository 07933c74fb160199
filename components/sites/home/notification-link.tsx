"use client";

import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { changesTitle } from "@/components/sites/notification/changes-alert";
import { screenWords } from "@/content/regulator/screen";
import { useNotification } from "@/lib/features/regulator-notification/client";
import { typeset } from "@/lib/russian/screen-typography";

/** On the site's home: the way to the regulator's notification, and what is to be told until when. */
export function NotificationLink({ siteId }: { siteId: string }) {
  const { data } = useNotification(siteId);
  return (
    <section aria-labelledby="site-notification" className="mt-12">
      <h2 id="site-notification" className="text-xl">
        <Link href={`/sites/${siteId}/notification`} prefetch={false}>
          {screenWords.title}
        </Link>
      </h2>
      {data?.changes ? (
        <p className="mt-2 flex items-start gap-2 text-warning">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
          {changesTitle(data.changes)}
        </p>
      ) : null}
      <p className="measure mt-1 text-sm text-ink-soft">{typeset(screenWords.homeLead)}</p>
    </section>
  );
}
