"use client";

import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";

/** The error page: what happened, what is safe, what to press. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div role="alert" className="page-column py-20">
      <h1 className="text-3xl">Страница не открылась</h1>
      <p className="measure mt-4 text-base text-ink-soft">
        На сайте произошла ошибка. Созданные документы хранятся на сервере, а начатый — в этом
        браузере: они не пропали.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={reset} className={buttonVariants()}>
          Попробовать ещё раз
        </button>
        <Link href="/" className={buttonVariants({ variant: "secondary" })}>
          На главную
        </Link>
      </div>
    </div>
  );
}
