"use client";

import { FileText, ListChecks } from "lucide-react";
import { wizardFormId } from "@/components/documents/wizard/form/form-step";
import type { WizardStep } from "@/components/documents/wizard/wizard-frame";
import { Button } from "@/components/ui/button";

type WizardFooterProps = {
  step: WizardStep;
  isCreated: boolean;
  showsDocument: boolean;
  onShowDocument: (shows: boolean) => void;
  onBack: () => void;
  onNext: () => void;
  onAgain: () => void;
  onClose: () => void;
};

/** The buttons of each step (specification § 2): Back, Next, «Создать документ», Close. */
export function WizardFooter(props: WizardFooterProps) {
  const { step, isCreated, showsDocument, onShowDocument } = props;
  if (step === 3 && isCreated) {
    return (
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={props.onAgain}>
          Создать ещё один
        </Button>
        <Button onClick={props.onClose}>Закрыть</Button>
      </div>
    );
  }
  const Icon = showsDocument ? ListChecks : FileText;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {step === 2 ? (
        <Button
          variant="secondary"
          className="h-10 max-sm:w-full sm:order-2 sm:h-11 lg:hidden"
          onClick={() => onShowDocument(!showsDocument)}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} />
          {showsDocument ? "Вернуться к вопросам" : "Посмотреть документ"}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        disabled={step !== 2}
        className="-ml-2 px-2 sm:order-1 sm:mr-auto"
        onClick={props.onBack}
      >
        Назад
      </Button>
      {step === 1 ? (
        <Button className="ml-auto sm:order-3" onClick={props.onNext}>
          Далее
        </Button>
      ) : null}
      {step === 2 ? (
        <Button
          type="submit"
          form={wizardFormId}
          className="ml-auto max-sm:flex-1 sm:order-3 sm:ml-0"
        >
          Создать документ
        </Button>
      ) : null}
    </div>
  );
}
