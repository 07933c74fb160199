import type { Metadata } from "next";
import { AddressForm } from "@/components/features/site-check/address-form";
import { AfterRegistration } from "@/components/pages/landing/after-registration";
import { Hero } from "@/components/pages/landing/hero";
import { HowItWorks } from "@/components/pages/landing/how-it-works";
import { LandingEnd } from "@/components/pages/landing/landing-end";
import { LandingSection } from "@/components/pages/landing/landing-section";
import { LawProofLine } from "@/components/pages/landing/law-proof-line";
import { NewsCarousel } from "@/components/pages/landing/news-carousel/news-carousel";
import { RegistrationNotice } from "@/components/pages/landing/registration-notice";
import { TypeContents } from "@/components/pages/landing/type-contents";
import { WhyTrust } from "@/components/pages/landing/why-trust";
import { StructuredData } from "@/components/shell/page/structured-data";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { organizationData } from "@/lib/features/seo/structured-data";
import { plansForPage } from "@/lib/features/settings/for-pages";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

export async function generateMetadata(): Promise<Metadata> {
  const { title: shown, ...head } = await pageMetadata({
    path: "/",
    title: `${site.name}: документы для сайта по закону № 152-ФЗ`,
    description: site.description,
  });
  // The title already contains the site's name.
  return { ...head, title: { absolute: String(shown) } };
}

/** For guests; a signed-in visitor sees the cabinet at the same address (middleware.ts). */
export default async function LandingPage() {
  const { settings } = await plansForPage();
  const { monthlyLimit } = settings.free;
  const freeDocuments =
    monthlyLimit === -1
      ? "документы без ограничения"
      : plural(monthlyLimit, "документ", "документа", "документов");
  return (
    <>
      <StructuredData data={organizationData()} />
      <RegistrationNotice short={typeset(`С регистрацией — ${freeDocuments} бесплатно`)}>
        {typeset(`С регистрацией — ${freeDocuments} в месяц бесплатно.`)}
      </RegistrationNotice>
      <Hero proof={<LawProofLine />} />
      <TypeContents />
      <LandingSection
        id="check"
        number={2}
        title="Проверьте, что уже есть на сайте"
        lead="Сайт уже работает? Введите адрес: за полминуты покажем, что не так с политикой, формами, счётчиками и реквизитами, в каком месте и как исправить. Вход не нужен."
      >
        <AddressForm id="landing-address" />
        <p className="mt-4 text-sm text-ink-faint">
          <OnDemandLink href="/check" className="text-accent">
            Что читает робот и&nbsp;чего не&nbsp;делает
          </OnDemandLink>
        </p>
      </LandingSection>
      <HowItWorks />
      <AfterRegistration freeDocuments={freeDocuments} />
      <WhyTrust />
      <LandingSection id="news" number={6} title="Новости и руководства">
        <NewsCarousel />
      </LandingSection>
      <LandingEnd freeDocuments={freeDocuments} />
    </>
  );
}
