import { QueryProvider } from "@/components/shell/query-provider";

/**
 * The cabinet, and the screens around it that are open without an account: the sign-in, the report of a check, the
 * lawyer's page. All of them use TanStack Query.
 */
export default function AccountLayout({ children }: LayoutProps<"/">) {
  return <QueryProvider>{children}</QueryProvider>;
}
