"use client";

import { Menu as MenuIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { closeOnLoadFailure } from "@/components/shell/close-on-load-failure";
import { lazyPart } from "@/components/shell/lazy-part";

const DrawerPanel = lazyPart(
  async () => (await import("@/components/shell/header/drawer-panel")).DrawerPanel,
  { waiting: () => null, failed: closeOnLoadFailure() },
);

/** The menu on a phone or a tablet. It closes when the page changes; its code is loaded on demand. */
export function MobileDrawer() {
  const path = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  return (
    <>
      <button
        type="button"
        aria-label="Открыть меню"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void DrawerPanel.prepare().catch(() => undefined)}
        onClick={() => setOpenOn(path)}
        className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-wash hover:text-ink lg:hidden"
      >
        <MenuIcon aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      {isOpen ? <DrawerPanel onClose={() => setOpenOn(null)} /> : null}
    </>
  );
}
