"use client";

import { Files } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { closeOnLoadFailure } from "@/components/shell/close-on-load-failure";
import { lazyPart } from "@/components/shell/lazy-part";
import { Button } from "@/components/ui/button";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";

type CreatePackageButtonProps = Omit<ComponentProps<typeof Button>, "type" | "onClick"> & {
  /** Starts with the owner of these answers; by default with the user's newest owner. */
  answers?: DocumentAnswers | undefined;
};

const PackageDialog = lazyPart(
  async () =>
    (await import("@/components/features/documents/package/package-dialog")).PackageDialog,
  { waiting: () => null, failed: closeOnLoadFailure("Не удалось открыть комплект") },
);

/** Opens «Создать комплект». The dialog's code (the engine's facts) is loaded on demand. */
export function CreatePackageButton({
  answers,
  children = "Создать комплект",
  ...props
}: CreatePackageButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  // A failure is handled by the dialog, which tries once more and reports it.
  const load = () => PackageDialog.prepare().catch(() => undefined);
  const open = async () => {
    setIsLoading(true);
    await load();
    setIsLoading(false);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        pending={isLoading}
        onPointerEnter={() => void load()}
        onClick={() => void open()}
        {...props}
      >
        {isLoading ? null : <Files aria-hidden="true" strokeWidth={1.75} />}
        {children}
      </Button>
      {isOpen ? <PackageDialog answers={answers} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
