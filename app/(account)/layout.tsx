import type { Metadata } from "next";
import { QueryProvider } from "@/components/shell/query-provider";

/** For all of its pages; the sign-in and the registration may be found, and say so. */
export const metadata: Metadata = { robots: { index: false } };

/**
 * The cabinet, and the screens around it that are open without an account: the sign-in, the report of a check, the
 * lawyer's page. All of them use TanStack Query.
 */
export default function AccountLayout({ children }: LayoutProps<"/">) {
  return <QueryProvider>{children}</QueryProvider>;
}
