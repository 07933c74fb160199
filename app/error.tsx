"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";

/** A defect of ours on a page: what happened, what is safe, what to press. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div role="alert" className="page-column py-20">
      <h1 className="text-3xl">Страница не открылась</h1>
      <p className="measure mt-4 text-base text-ink-soft">
        На сайте произошла ошибка. Созданные документы хранятся на сервере, а начатый — в этом
        браузере: они не пропали.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={reset}>Попробовать ещё раз</Button>
        <Button asChild variant="secondary">
          <Link href="/">На главную</Link>
        </Button>
      </div>
    </div>
  );
}
