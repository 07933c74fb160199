"use client";

import { Menu as MenuIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { useOnDemand } from "@/components/shell/use-on-demand";

const load = () =>
  import("@/components/shell/header/drawer-panel").then((module) => module.DrawerPanel);

/** The menu of a phone or a tablet. It closes by itself when the page has changed; its code comes on demand. */
export function MobileDrawer() {
  const path = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  const DrawerPanel = useOnDemand(load, isOpen, () => setOpenOn(null));
  return (
    <>
      <button
        type="button"
        aria-label="Открыть меню"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={() => setOpenOn(path)}
        className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-wash hover:text-ink lg:hidden"
      >
        <MenuIcon aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      {isOpen && DrawerPanel ? <DrawerPanel onClose={() => setOpenOn(null)} /> : null}
    </>
  );
}
