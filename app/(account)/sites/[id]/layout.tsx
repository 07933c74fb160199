import { notFound } from "next/navigation";
import { isId, placeholderId } from "@/lib/core/ids";

/** See `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: placeholderId }];

/** All pages of a site: whatever is no id is no site. */
export default async function SiteLayout({ params, children }: LayoutProps<"/sites/[id]">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return children;
}
