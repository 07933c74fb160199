import { CheckedOn } from "@/components/page-blocks/checked-on";
import { InlineText } from "@/components/page-blocks/inline-text";
import { PageFrame } from "@/components/shell/page/page-frame";
import { BannerToolPart } from "@/components/tools/cookie-banner/banner-tool-part";
import { ToolQuestions } from "@/components/tools/tool-questions";
import {
  bannerBuilderCheckedAt,
  bannerDisclaimer,
  bannerQuestions,
  whyBanner,
} from "@/content/tools/banner-builder";
import { typeset } from "@/lib/russian/screen-typography";

/** The free builder of a cookie banner. */
export function BannerPage() {
  return (
    <PageFrame
      path="/cookie-banner"
      title="Баннер cookie для сайта"
      lead="Один файл, который спрашивает посетителя до того, как загрузятся счётчики. Отказаться так же просто, как согласиться."
      parent={{ href: "/generator", label: "Генератор документов" }}
    >
      <p className="measure text-ink-soft">{typeset(whyBanner)}</p>
      <p className="measure mt-4 mb-9 border-l-3 border-accent/70 pl-4">
        <InlineText>{bannerDisclaimer}</InlineText>
      </p>
      <noscript>
        <p className="measure mb-8 rounded-md bg-wash px-4 py-3">
          Файл составляет ваш браузер. Включите в&nbsp;нём JavaScript.
        </p>
      </noscript>
      <BannerToolPart />
      <ToolQuestions questions={bannerQuestions} />
      <div className="mt-10 print:hidden">
        <CheckedOn
          date={bannerBuilderCheckedAt}
          note="Файл составляет ваш браузер: введённое никуда не уходит."
        />
      </div>
    </PageFrame>
  );
}
