import type { Metadata } from "next";
import { DocumentsScreen } from "@/components/documents/list/documents-screen";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";

export const metadata: Metadata = { title: "Мои документы", robots: { index: false } };

export default function DocumentsPage() {
  return (
    <>
      <Breadcrumb path="/documents" />
      <div className="page-column py-8 sm:py-10">
        <DocumentsScreen />
      </div>
    </>
  );
}
