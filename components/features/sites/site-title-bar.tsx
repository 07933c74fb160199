"use client";

import { ChevronDown, FolderDown } from "lucide-react";
import { useState } from "react";
import { useArchive } from "@/components/features/documents/package/use-archive";
import { SiteProgress } from "@/components/features/site-list/site-progress";
import { TransferDialog } from "@/components/features/site-transfer/transfer-dialog";
import { CopySite } from "@/components/features/sites/copy-site";
import { DeleteSite } from "@/components/features/sites/delete-site";
import { RenameSite } from "@/components/features/sites/rename-site";
import { Button } from "@/components/ui/button";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/components/ui/overlay/menu";
import { hasRight } from "@/lib/core/access/organisation-roles";
import type { SiteDetails } from "@/lib/features/sites/responses";

/** Maximum number of documents in an archive. */
const maxInArchive = 200;

/** The site's name, its progress, and the actions on the site as a whole. */
export function SiteTitleBar({ site }: { site: SiteDetails }) {
  const { id, name, address, owner, papers, role } = site;
  const [openDialog, setOpenDialog] = useState<"copy" | "rename" | "transfer" | "delete" | null>(
    null,
  );
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl break-words sm:text-3xl">{name}</h1>
          <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm break-words text-ink-soft">
            {owner ? <span>{owner}</span> : null}
            <a
              href={`https://${address}`}
              target="_blank"
              rel="noreferrer"
              className="inline-block max-w-full text-accent"
            >
              {name === address ? "Открыть сайт" : address}
            </a>
          </p>
        </div>
        <div data-print="hide" className="flex flex-wrap gap-2">
          <Archive site={site} />
          {/* Not available to readers. */}
          {hasRight(role, "editSite") ? (
            <Menu>
              <MenuTrigger asChild>
                <Button variant="secondary" size="sm">
                  Ещё
                  <ChevronDown aria-hidden="true" strokeWidth={1.75} />
                </Button>
              </MenuTrigger>
              <MenuContent>
                <MenuItem onSelect={() => setOpenDialog("copy")}>
                  Новый сайт с этими ответами
                </MenuItem>
                <MenuItem onSelect={() => setOpenDialog("rename")}>Переименовать</MenuItem>
                {hasRight(role, "giveAway") ? (
                  <>
                    <MenuItem onSelect={() => setOpenDialog("transfer")}>
                      Передать другому владельцу
                    </MenuItem>
                    <MenuItem onSelect={() => setOpenDialog("delete")}>Удалить сайт</MenuItem>
                  </>
                ) : null}
              </MenuContent>
            </Menu>
          ) : null}
        </div>
      </div>
      <div className="mt-6 max-w-xl">
        <SiteProgress papers={papers} />
      </div>
      <CopySite site={site} open={openDialog === "copy"} onClose={() => setOpenDialog(null)} />
      <RenameSite site={site} open={openDialog === "rename"} onClose={() => setOpenDialog(null)} />
      <TransferDialog
        siteId={id}
        open={openDialog === "transfer"}
        onClose={() => setOpenDialog(null)}
      />
      <DeleteSite site={site} open={openDialog === "delete"} onClose={() => setOpenDialog(null)} />
    </header>
  );
}

/** The documents of this site as one ZIP. */
function Archive({ site: { id, documents } }: { site: SiteDetails }) {
  const archive = useArchive();
  if (documents.length === 0) return null;
  const ids = documents.slice(0, maxInArchive).map(({ document }) => document.id);
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={archive.isPending}
      onClick={() => archive.mutate({ ids, site: id })}
    >
      {archive.isPending ? null : <FolderDown aria-hidden="true" strokeWidth={1.75} />}
      Скачать все (ZIP)
    </Button>
  );
}
