import { InShort } from "@/components/own-documents/in-short";
import { OwnDocumentSheet } from "@/components/own-documents/own-document-sheet";
import { PageFrame } from "@/components/shell/page/page-frame";
import { inShortNote, privacyInShort } from "@/content/own/in-short";
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
      <InShort answers={privacyInShort} note={inShortNote} />
      <OwnDocumentSheet type="privacy" />
    </PageFrame>
  );
}
