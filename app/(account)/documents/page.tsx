import type { Metadata } from "next";
import { DocumentsScreen } from "@/components/features/documents/list/documents-screen";
import { PageColumn } from "@/components/shell/page/page-column";

export const metadata: Metadata = { title: "Мои документы" };

export default function DocumentsPage() {
  return (
    <PageColumn path="/documents">
      <DocumentsScreen />
    </PageColumn>
  );
}
