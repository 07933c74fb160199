import Link from "next/link";
import type { ComponentProps } from "react";

/** A link whose page is fetched when it is opened, never before: one of many in a list, or one that few follow. */
export function OnDemandLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link prefetch={false} {...props} />;
}
