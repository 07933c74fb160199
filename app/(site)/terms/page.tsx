import { InShort } from "@/components/own-documents/in-short";
import { OwnDocumentSheet } from "@/components/own-documents/own-document-sheet";
import { PageFrame } from "@/components/shell/page/page-frame";
import { inShortNote, termsInShort } from "@/content/own/in-short";
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
      <InShort answers={termsInShort} note={inShortNote} />
      <OwnDocumentSheet type="terms" />
    </PageFrame>
  );
}
