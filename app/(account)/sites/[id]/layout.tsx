import { notFound } from "next/navigation";
import { SiteRoleProvider } from "@/components/organisations/site/site-role";
import { isId, placeholderId } from "@/lib/core/ids";

/** See `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: placeholderId }];

/** All pages of one site: they know the user's role on it. A malformed id is a 404. */
export default async function SiteLayout({ params, children }: LayoutProps<"/sites/[id]">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return <SiteRoleProvider id={id}>{children}</SiteRoleProvider>;
}
