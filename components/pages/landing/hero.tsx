import Link from "next/link";
import type { ReactNode } from "react";
import { HeroAction } from "@/components/pages/landing/hero-action";
import { LiveSheet } from "@/components/pages/landing/live-sheet/live-sheet";
import { PrerenderedSheet } from "@/components/pages/landing/live-sheet/prerendered-sheet";
import { buttonVariants } from "@/components/ui/button-variants";
import { typeset } from "@/lib/russian/screen-typography";

/** @param proof the line under the button that explains how the texts are checked */
export function Hero({ proof }: { proof: ReactNode }) {
  return (
    <div className="overflow-x-clip">
      <div className="page-column grid items-start gap-x-12 gap-y-12 pt-9 sm:pt-16 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] lg:pt-20">
        <div className="lg:pt-14">
          <h1 className="text-4xl tracking-[-0.025em]">
            Документы для&nbsp;сайта, которые требует закон
          </h1>
          <p className="mt-6 max-w-[34rem] text-base text-ink-soft sm:text-lg">
            {typeset(
              "Ответьте простыми словами на вопросы о сайте. Мы составим политику обработки персональных данных и другие документы: у каждого пункта названа статья закона.",
            )}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
            <HeroAction
              primary={`${buttonVariants({ size: "lg" })} no-underline`}
              quiet={`${buttonVariants({ variant: "quiet", size: "lg" })} no-underline`}
            >
              <p className="text-sm text-ink-faint">
                10–15 минут, бесплатно.
                <br />
                Посмотреть результат можно без регистрации.
              </p>
            </HeroAction>
          </div>
          {proof}
          <p className="mt-5 flex flex-col items-start gap-y-2">
            <Link href="/check" className="text-accent">
              Проверьте, что уже есть на&nbsp;сайте
            </Link>
            <Link href="/examples" className="text-accent">
              Посмотреть примеры готовых документов
            </Link>
          </p>
        </div>
        <LiveSheet>
          <PrerenderedSheet />
        </LiveSheet>
      </div>
    </div>
  );
}
