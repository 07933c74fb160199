import type { Metadata } from "next";
import { AdminFrame } from "@/components/features/admin/admin-frame";
import { QueryProvider } from "@/components/shell/query-provider";

export const metadata: Metadata = { robots: { index: false } };

export default function AdminLayout({ children }: LayoutProps<"/admin">) {
  return (
    <QueryProvider>
      <AdminFrame>{children}</AdminFrame>
    </QueryProvider>
  );
}
