import type { ReactNode } from "react";
import { QueryProvider } from "@/components/shell/query-provider";

/** Every screen of the cabinet fetches. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
