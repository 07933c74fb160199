import { PlainSummary } from "@/components/pages/site-legal/plain-summary";
import { SiteLegalSheet } from "@/components/pages/site-legal/site-legal-sheet";
import { PageFrame } from "@/components/shell/page/page-frame";
import { inShortNote, privacyInShort } from "@/content/site-legal/in-short";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

const title = "Политика обработки персональных данных";

export const generateMetadata = () =>
  pageMetadata({
    path: "/privacy",
    title,
    description:
      "Какие данные хранит этот сайт, зачем, как долго и кому их передаёт. Коротко и полным текстом.",
  });

export default function PrivacyPage() {
  return (
    <PageFrame
      path="/privacy"
      title={title}
      lead="О самом этом сайте: что он знает о посетителях и пользователях. Составлена тем же способом, каким составляются ваши документы."
    >
      <PlainSummary answers={privacyInShort} note={inShortNote} />
      <SiteLegalSheet type="privacy" />
    </PageFrame>
  );
}
