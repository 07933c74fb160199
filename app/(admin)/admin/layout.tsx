import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { QueryProvider } from "@/components/shell/query-provider";

export const metadata: Metadata = { robots: { index: false } };

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <AdminFrame>{children}</AdminFrame>
    </QueryProvider>
  );
}
