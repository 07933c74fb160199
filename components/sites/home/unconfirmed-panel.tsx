"use client";

import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { unconfirmedIn } from "@/lib/engine/passport/facts";
import { usePassport } from "@/lib/features/sites/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** What a check has seen and nobody has confirmed; nothing while there is no such fact. */
export function UnconfirmedPanel({ site }: { site: SiteDetails }) {
  const { data } = usePassport(site.id);
  const count = data ? unconfirmedIn(data.facts).length : 0;
  if (count === 0) return null;
  return (
    <Alert
      title={`Увидено на сайте, подтвердите: ${plural(count, "сведение", "сведения", "сведений")}`}
      className="mt-8"
    >
      <p className="measure">
        {typeset(
          "Проверка сайта заполнила их за вас. В документы они попадут, когда вы посмотрите и сохраните.",
        )}
      </p>
      <Button asChild variant="secondary" size="sm" className="mt-3 no-underline">
        <Link href={`/sites/${site.id}/passport`} prefetch={false}>
          Посмотреть и подтвердить
        </Link>
      </Button>
    </Alert>
  );
}
