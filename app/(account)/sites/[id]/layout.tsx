import { SiteRoleProvider } from "@/components/features/organisations/site/site-role";
import { placeholderIds, readPageId } from "@/lib/platform/http/page-id";

export const generateStaticParams = placeholderIds;

/** All pages of one site: they know the user's role on it. A malformed id is a 404. */
export default async function SiteLayout({ params, children }: LayoutProps<"/sites/[id]">) {
  const id = await readPageId(params);
  return <SiteRoleProvider id={id}>{children}</SiteRoleProvider>;
}
