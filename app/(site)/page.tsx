import type { Metadata } from "next";
import { Hero } from "@/components/landing/hero";
import { HowItWorks } from "@/components/landing/how-it-works";
import { LandingEnd } from "@/components/landing/landing-end";
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
      <WhyTrust />
      <LandingEnd />
    </>
  );
}
