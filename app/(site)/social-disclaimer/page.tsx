import Link from "next/link";
import { CheckedOn } from "@/components/page-blocks/checked-on";
import { InlineText } from "@/components/page-blocks/inline-text";
import { PageSection } from "@/components/page-blocks/page-section";
import { PassageList } from "@/components/page-blocks/passage-list";
import { PageFrame } from "@/components/shell/page/page-frame";
import { buttonVariants } from "@/components/ui/button-variants";
import {
  socialDisclaimerAnswers,
  socialDisclaimerCheckedOn,
  socialDisclaimerCleaning,
} from "@/content/pages/social-disclaimer";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { typeset } from "@/lib/russian/screen-typography";

const title = "Отказ от запрещённых соцсетей";

export const generateMetadata = () =>
  pageMetadata({
    path: "/social-disclaimer",
    title,
    description:
      "Что это за документ, кому он нужен, о каких соцсетях речь и что убрать с сайта, прежде чем его опубликовать.",
  });

export default function SocialDisclaimerPage() {
  return (
    <PageFrame
      path="/social-disclaimer"
      title={title}
      lead="Короткий документ для сайта: он говорит посетителям и проверяющим, что запрещённых соцсетей на нём нет. Бесплатно, пять полей, готовый файл Word."
    >
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link href="/generator?type=socialDisclaimer" className={buttonVariants()}>
          Составить документ
        </Link>
        <Link href="/social-disclaimer-simple" className={buttonVariants({ variant: "secondary" })}>
          Короткая форма и файл .docx
        </Link>
      </div>
      <div className="mt-10">
        <PassageList passages={socialDisclaimerAnswers} />
      </div>
      <PageSection
        id="cleaning"
        title="Что убрать с сайта до публикации"
        lead="Заявление о том, чего нет, верно только тогда, когда этого правда нет."
      >
        <ol className="measure list-decimal space-y-2 pl-5 text-ink-soft marker:text-ink-faint">
          {socialDisclaimerCleaning.map((step) => (
            <li key={step}>{typeset(step)}</li>
          ))}
        </ol>
        <p className="measure mt-5">
          <InlineText>
            Как выглядит готовый документ: [пример](/examples?type=socialDisclaimer). Что ещё
            проверить на сайте: [восемь пунктов](/important).
          </InlineText>
        </p>
      </PageSection>
      <CheckedOn
        date={socialDisclaimerCheckedOn}
        note="Решение суда — по опубликованному тексту, остальное — по публикациям в печати."
      />
    </PageFrame>
  );
}
