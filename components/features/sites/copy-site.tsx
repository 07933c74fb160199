"use client";

import { useRouter } from "next/navigation";
import { NewSiteForm } from "@/components/features/site-list/add-site";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { useCopySite } from "@/lib/features/sites/client";
import type { SiteDetails } from "@/lib/features/sites/responses";

type CopySiteProps = { site: SiteDetails; open: boolean; onClose: () => void };

/** Creates another site with the same answers: a studio fills in the form once for a kind of client. */
export function CopySite({ site, open, onClose }: CopySiteProps) {
  const router = useRouter();
  const copying = useCopySite(site.id);
  return (
    <Dialog open={open} onOpenChange={(opens) => (opens ? undefined : onClose())}>
      {open ? (
        <DialogContent
          title="Новый сайт с этими ответами"
          description="Перейдут сведения о владельце и ответы. Адреса страниц и номера счётчиков у нового сайта свои, документы тоже."
        >
          <NewSiteForm
            creation={copying}
            onCreated={(id) => {
              onClose();
              router.push(`/sites/${id}`);
            }}
          />
        </DialogContent>
      ) : null}
    </Dialog>
  );
}
