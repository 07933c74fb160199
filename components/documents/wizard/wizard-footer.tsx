"use client";

import { FileText, ListChecks } from "lucide-react";
import type { useWizardFlow } from "@/components/documents/wizard/use-wizard-flow";
import { Button } from "@/components/ui/button";

type WizardFooterProps = {
  wizard: ReturnType<typeof useWizardFlow>;
  /** What is made is a further edition of a document. */
  isEdition: boolean;
};

/**
 * The buttons of each step (docs/specification/wizard.md#buttons): Back, Next, «Создать документ»,
 * Close.
 */
export function WizardFooter(props: WizardFooterProps) {
  const { state, send, onNext, onClose } = props.wizard;
  switch (state.stage.name) {
    case "choose":
      return (
        <div className="flex items-center justify-between gap-2">
          <NoWayBack />
          <Button onClick={onNext}>Далее</Button>
        </div>
      );
    case "create":
      return <NoWayBack />;
    case "done":
      return (
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => send({ type: "restarted" })}>
            Создать ещё один
          </Button>
          <Button onClick={onClose}>Закрыть</Button>
        </div>
      );
    default:
      return (
        <FormButtons
          {...props}
          isChecking={state.stage.name === "check"}
          showsDocument={state.stage.showsDocument}
        />
      );
  }
}

type FormButtonsProps = WizardFooterProps & { isChecking: boolean; showsDocument: boolean };

function FormButtons({ wizard, isEdition, isChecking, showsDocument }: FormButtonsProps) {
  const { send, checks, onBack, onCreate, onCheck } = wizard;
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
        onClick={() => send({ type: "documentShown", shows: !showsDocument })}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} />
        {showsDocument ? (isChecking ? "К проверке" : "К вопросам") : "Посмотреть документ"}
      </Button>
      <Button
        variant="quiet"
        disabled={!isChecking && isEdition}
        className="-ml-2 px-2 max-sm:order-3 sm:order-1 sm:mr-auto"
        onClick={onBack}
      >
        {isChecking ? "К вопросам" : "Назад"}
      </Button>
      <Button
        variant={isChecking ? "primary" : "secondary"}
        className="px-3.5 max-sm:order-4 max-sm:flex-1 sm:order-3"
        pending={checks.waiting === "create"}
        onClick={onCreate}
      >
        {isEdition ? "Создать редакцию" : "Создать документ"}
      </Button>
      {isChecking ? null : (
        <Button
          className="px-3.5 max-sm:order-2 sm:order-4 sm:px-4.5"
          pending={checks.waiting === "check"}
          onClick={onCheck}
        >
          <span>
            Проверить<span className="max-sm:sr-only"> ответы</span>
          </span>
        </Button>
      )}
    </div>
  );
}

/** Step 1 has nothing before it, and nothing leads back while the document is made. */
function NoWayBack() {
  return (
    <Button variant="quiet" disabled className="-ml-2 px-2">
      Назад
    </Button>
  );
}
