import { notFound } from "next/navigation";
import { isId, placeholderId } from "@/lib/core/ids";

/** See `documents/[id]/page.tsx`. */
export const generateStaticParams = () => [{ id: placeholderId }];

/** Layout of all pages of one site; a malformed id is a 404. */
export default async function SiteLayout({ params, children }: LayoutProps<"/sites/[id]">) {
  const { id } = await params;
  if (!isId(id)) notFound();
  return children;
}
