"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link to a page with code of its own (forms, the cabinet): prefetched on hover, focus or touch, not when it becomes
 * visible. For links that are on every page.
 */
export function QuietLink(props: ComponentProps<typeof Link>) {
  const [isLikely, setIsLikely] = useState(false);
  const expect = () => setIsLikely(true);
  return (
    <Link
      prefetch={isLikely ? null : false}
      onPointerEnter={expect}
      onFocus={expect}
      onTouchStart={expect}
      {...props}
    />
  );
}
