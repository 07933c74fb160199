"use client";

import { FileText, ListChecks } from "lucide-react";
import type { ChecksState } from "@/components/documents/wizard/check/use-checks";
import type { WizardStep } from "@/components/documents/wizard/wizard-frame";
import { Button } from "@/components/ui/button";

type WizardFooterProps = {
  step: WizardStep;
  isCreated: boolean;
  /** The answers are being looked through before the document is made. */
  isChecking: boolean;
  /** What is made: a document, or a new edition of one. */
  createLabel: string;
  canGoBack: boolean;
  showsDocument: boolean;
  checks: ChecksState;
  onShowDocument: (shows: boolean) => void;
  onBack: () => void;
  onNext: () => void;
  onCheck: () => void;
  onCreate: () => void;
  onAgain: () => void;
  onClose: () => void;
};

/**
 * The buttons of each step (docs/specification/wizard.md#buttons): Back, Next, «Создать документ»,
 * Close.
 */
export function WizardFooter(props: WizardFooterProps) {
  if (props.step === 3) return props.isCreated ? <ResultButtons {...props} /> : <Waiting />;
  if (props.step === 2) return <FormButtons {...props} />;
  return (
    <div className="flex items-center justify-between gap-2">
      <Button variant="quiet" disabled className="-ml-2 px-2">
        Назад
      </Button>
      <Button onClick={props.onNext}>Далее</Button>
    </div>
  );
}

function FormButtons(props: WizardFooterProps) {
  const { isChecking, createLabel, showsDocument, onShowDocument, checks } = props;
  const Icon = showsDocument ? ListChecks : FileText;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {checks.hasFailed ? (
        <p role="alert" className="w-full text-sm font-medium text-danger">
          Проверка не загрузилась. Ответы на месте: проверьте подключение к интернету и нажмите ещё
          раз.
        </p>
      ) : null}
      <Button
        variant="secondary"
        className="max-sm:min-w-[calc(100%-8rem)] max-sm:flex-1 max-sm:px-2 sm:order-2 lg:hidden"
        onClick={() => onShowDocument(!showsDocument)}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} />
        {showsDocument ? (isChecking ? "К проверке" : "К вопросам") : "Посмотреть документ"}
      </Button>
      <Button
        variant="quiet"
        disabled={!isChecking && !props.canGoBack}
        className="-ml-2 px-2 max-sm:order-3 sm:order-1 sm:mr-auto"
        onClick={props.onBack}
      >
        {isChecking ? "К вопросам" : "Назад"}
      </Button>
      <Button
        variant={isChecking ? "primary" : "secondary"}
        className="px-3.5 max-sm:order-4 max-sm:flex-1 sm:order-3"
        pending={checks.waiting === "create"}
        onClick={props.onCreate}
      >
        {createLabel}
      </Button>
      {isChecking ? null : (
        <Button
          className="px-3.5 max-sm:order-2 sm:order-4 sm:px-4.5"
          pending={checks.waiting === "check"}
          onClick={props.onCheck}
        >
          <span>
            Проверить<span className="max-sm:sr-only"> ответы</span>
          </span>
        </Button>
      )}
    </div>
  );
}

function ResultButtons({ onAgain, onClose }: WizardFooterProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="secondary" onClick={onAgain}>
        Создать ещё один
      </Button>
      <Button onClick={onClose}>Закрыть</Button>
    </div>
  );
}

/** No way back while the document is made (docs/specification/wizard.md#buttons). */
function Waiting() {
  return (
    <Button variant="quiet" disabled className="-ml-2 px-2">
      Назад
    </Button>
  );
}
