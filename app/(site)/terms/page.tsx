import { PlainSummary } from "@/components/pages/site-legal/plain-summary";
import { SiteLegalSheet } from "@/components/pages/site-legal/site-legal-sheet";
import { PageFrame } from "@/components/shell/page/page-frame";
import { inShortNote, termsInShort } from "@/content/site-legal/in-short";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

const title = "Пользовательское соглашение";

export const generateMetadata = () =>
  pageMetadata({
    path: "/terms",
    title,
    description:
      "На каких условиях работает сервис: регистрация, ваши документы, платные возможности, ответственность, споры.",
  });

export default function TermsPage() {
  return (
    <PageFrame
      path="/terms"
      title={title}
      lead="Условия, на которых вы пользуетесь этим сервисом, если зарегистрировались в нём."
    >
      <PlainSummary answers={termsInShort} note={inShortNote} />
      <SiteLegalSheet type="terms" />
    </PageFrame>
  );
}
