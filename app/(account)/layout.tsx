import { QueryProvider } from "@/components/shell/query-provider";

/** Every screen of the cabinet fetches data. */
export default function AccountLayout({ children }: LayoutProps<"/">) {
  return <QueryProvider>{children}</QueryProvider>;
}
