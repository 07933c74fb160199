import type { Metadata } from "next";
import { AfterRegistration } from "@/components/landing/after-registration";
import { Hero } from "@/components/landing/hero";
import { HowItWorks } from "@/components/landing/how-it-works";
import { LandingEnd } from "@/components/landing/landing-end";
import { LandingSection } from "@/components/landing/landing-section";
import { NewsCarousel } from "@/components/landing/news-carousel";
import { TypeContents } from "@/components/landing/type-contents";
import { WhyTrust } from "@/components/landing/why-trust";

export const metadata: Metadata = { alternates: { canonical: "/" } };

/** For guests; a signed-in visitor sees the cabinet at the same address (middleware.ts). */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <TypeContents />
      <HowItWorks />
      <AfterRegistration />
      <WhyTrust />
      <LandingSection id="news" number={5} title="Новости и руководства">
        <NewsCarousel />
      </LandingSection>
      <LandingEnd />
    </>
  );
}
