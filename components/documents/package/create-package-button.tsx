"use client";

import { Files } from "lucide-react";
import { type ComponentProps, type ComponentType, useState } from "react";
import type { PackageDialogProps } from "@/components/documents/package/package-dialog";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";

type CreatePackageButtonProps = Omit<ComponentProps<typeof Button>, "type" | "onClick"> & {
  /** Begins with the owner of these answers; without them with the newest owner of the user. */
  answers?: DocumentAnswers | undefined;
};

const load = () => import("@/components/documents/package/package-dialog");

/** Opens «Создать комплект». The dialog's code (the engine's facts) is loaded on demand. */
export function CreatePackageButton({
  answers,
  children = "Создать комплект",
  ...props
}: CreatePackageButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<PackageDialogProps> | null>(null);
  const open = () => {
    setIsOpen(true);
    load().then(
      ({ PackageDialog }) => setDialog(() => PackageDialog),
      () => {
        setIsOpen(false);
        void showMessage("error", {
          title: "Не удалось открыть комплект",
          description: "Проверьте подключение к интернету и попробуйте ещё раз.",
        });
      },
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        pending={isOpen && !Dialog}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
        {...props}
      >
        {isOpen && !Dialog ? null : <Files aria-hidden="true" strokeWidth={1.75} />}
        {children}
      </Button>
      {isOpen && Dialog ? <Dialog answers={answers} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
