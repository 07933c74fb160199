"use client";

import { useState } from "react";
import { useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import { PackageForm } from "@/components/features/documents/package/package-form";
import {
  type PackageSource,
  packageSources,
} from "@/components/features/documents/package/package-sources";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { useAllowance } from "@/lib/features/documents/allowance/client";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import { useDocuments } from "@/lib/features/documents/client";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

export type PackageDialogProps = {
  answers?: DocumentAnswers | undefined;
  onClose: () => void;
};

/** «Создать комплект»: makes all documents this owner needs from one set of answers. */
export function PackageDialog({ answers, onClose }: PackageDialogProps) {
  const { user } = useCurrentUser();
  const { data, error } = useDocuments({ enabled: user !== null });
  // Frozen at the start: both are refetched while the package is made, and either call may fail.
  const allowance = useAllowance({ enabled: user !== null });
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!opened && user && data && allowance) setOpened({ user, documents: data, allowance });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title="Комплект документов"
        description="Составим из ваших ответов всё, что нужно вашему сайту, и свяжем документы ссылками."
        // Clicking outside the dialog must not cancel the run.
        onInteractOutside={(event) => event.preventDefault()}
        placement="screen"
        className="z-60 scroll-pb-24 px-4 pb-0 sm:max-w-2xl sm:px-8 sm:pt-8"
      >
        {opened ? (
          <Owners answers={answers} {...opened} onClose={onClose} />
        ) : error ? (
          <Alert tone="danger" role="alert" title="Не удалось загрузить документы" className="mt-5">
            {getErrorMessage(
              error,
              "Закройте окно и попробуйте ещё раз. Документы в безопасности.",
            )}
          </Alert>
        ) : (
          <div role="status" className="mt-6 space-y-3">
            <span className="sr-only">Загружаем ваши ответы</span>
            {["a", "b", "c", "d"].map((key) => (
              <Skeleton key={key} className="h-12 w-full" />
            ))}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

type Opened = { user: CurrentUser; documents: DocumentSummary[]; allowance: Allowance };

type OwnersProps = PackageDialogProps & Opened;

/** The owner of the package; shown only if there are several. */
function Owners({ answers, documents, user, allowance, onClose }: OwnersProps) {
  // Frozen when the dialog opens: the list is refetched while the package is made.
  const [sources] = useState(() => withFirst(answers, packageSources(documents)));
  const [index, setIndex] = useState(0);
  const source = sources[index];
  if (!source) return <NothingYet onClose={onClose} />;
  return (
    <>
      {sources.length > 1 ? (
        <Field id="package-owner" label="Для какого сайта" className="mt-5">
          {(control) => (
            <Select
              {...control}
              value={index}
              onChange={(event) => setIndex(Number(event.target.value))}
            >
              {sources.map(({ owner, site }, position) => (
                <option key={owner + site} value={position}>
                  {toDisplayAddress(site)}, {owner}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <p className="mt-4 text-sm">
          <span className="text-ink-faint">Сайт: </span>
          <span className="font-medium">{toDisplayAddress(source.site)}</span>
          <span className="text-ink-faint">, {source.owner}</span>
        </p>
      )}
      <PackageForm
        key={index}
        source={source}
        documents={documents}
        user={user}
        allowance={allowance}
        onClose={onClose}
      />
    </>
  );
}

function withFirst(
  answers: DocumentAnswers | undefined,
  sources: PackageSource[],
): PackageSource[] {
  if (!answers || answers.type === "socialDisclaimer") return sources;
  const { owner, site } = ownerAndSite(answers);
  const others = sources.filter((source) => source.owner !== owner || source.site !== site);
  return [{ owner, site, answers }, ...others];
}

function NothingYet({ onClose }: { onClose: () => void }) {
  const wizard = useWizard();
  return (
    <div className="mt-5">
      <p className="text-ink-soft">
        Комплект составляют из ответов о сайте, а их пока нет. Начните с политики: ответьте на её
        вопросы один раз, остальные документы мы сделаем из тех же ответов.
      </p>
      <Button
        className="mt-5"
        onClick={() => {
          onClose();
          wizard.open({ type: "privacy" });
        }}
      >
        Начать с политики
      </Button>
    </div>
  );
}
