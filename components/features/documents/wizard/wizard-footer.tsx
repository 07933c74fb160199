"use client";

import { FileText, ListChecks } from "lucide-react";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import { useWizardPath } from "@/components/features/documents/form/path-model";
import type { WizardFlow } from "@/components/features/documents/wizard/flow/use-wizard-flow";
import { Button } from "@/components/ui/button";

type WizardFooterProps = Pick<
  WizardFlow,
  "state" | "send" | "answers" | "navigation" | "creation"
> & {
  /** What is made is a further edition of a document. */
  isEdition: boolean;
  isGuest: boolean;
};

/** Shown to an account only, when nothing is left of its monthly limit. */
const DocumentLimitLine = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/wizard/limit/limit-notice")).DocumentLimitLine,
  { failure: "Месячный лимит не проверен", waiting: () => null },
);

/**
 * The buttons of each step (docs/specification/wizard.md#buttons): Back, Next, «Создать документ», Close. One of
 * them is filled: what comes next.
 */
export function WizardFooter(props: WizardFooterProps) {
  const { send, navigation } = props;
  const { stage } = props.state;
  switch (stage.name) {
    case "choose":
      return (
        <div className="flex items-center justify-between gap-2">
          <NoWayBack />
          <Button onClick={navigation.onNext}>Далее</Button>
        </div>
      );
    case "create":
      return <NoWayBack />;
    case "done":
      return (
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => send({ type: "restarted" })}>
            Создать ещё один
          </Button>
          {/* The next step, publication, is above. */}
          <Button variant="secondary" onClick={navigation.onClose}>
            Закрыть
          </Button>
        </div>
      );
    default:
      return (
        <FormButtons
          {...props}
          isChecking={stage.name === "check"}
          showsDocument={stage.showsDocument}
        />
      );
  }
}

type FormButtonsProps = Omit<WizardFooterProps, "state"> & {
  isChecking: boolean;
  showsDocument: boolean;
};

/** Beside the document on a desktop all ways at once; on a phone the document, and the next step. */
function FormButtons(props: FormButtonsProps) {
  const { send, answers, isEdition, isGuest, isChecking, showsDocument } = props;
  const { back, onBack } = props.navigation;
  const { checks, onCreate, onCheck } = props.creation;
  const { next } = useWizardPath();
  const toForm = isChecking ? "К проверке" : "К вопросам";
  const show = (shows: boolean) => send({ type: "documentShown", shows });
  const creation = isEdition ? "Создать редакцию" : "Создать документ";
  return (
    <>
      {checks.hasFailed ? (
        <p role="alert" className="mb-2 text-sm font-medium text-danger">
          Проверка не загрузилась. Ответы на месте: проверьте подключение к интернету и нажмите ещё
          раз.
        </p>
      ) : null}
      <div className="flex items-stretch gap-2 sm:hidden">
        {showsDocument ? (
          <Button className="flex-1" onClick={() => show(false)}>
            <ListChecks aria-hidden="true" strokeWidth={1.75} />
            {toForm}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              size="icon"
              className="h-auto min-h-11"
              aria-label="Посмотреть документ"
              title="Посмотреть документ"
              onClick={() => show(true)}
            >
              <FileText aria-hidden="true" strokeWidth={1.75} />
            </Button>
            {isChecking ? (
              <Button
                className="flex-1 px-3"
                pending={checks.waiting === "create"}
                onClick={onCreate}
              >
                {creation}
              </Button>
            ) : next ? (
              <Button
                // A long name of a section takes a second line: it is never cut.
                className="h-auto min-h-11 min-w-0 flex-1 px-3 py-1.5 leading-tight whitespace-normal"
                onClick={next.go}
              >
                Дальше: {next.title}
              </Button>
            ) : (
              <Button
                className="flex-1 px-3"
                pending={checks.waiting === "check"}
                onClick={onCheck}
              >
                Проверить ответы
              </Button>
            )}
          </>
        )}
      </div>
      <div className="flex items-center gap-2 max-sm:hidden">
        <Button variant="quiet" disabled={!back} className="mr-auto -ml-2 px-2" onClick={onBack}>
          {back?.label ?? "Назад"}
        </Button>
        <Button
          variant="secondary"
          className="px-3.5 lg:hidden"
          onClick={() => show(!showsDocument)}
        >
          {showsDocument ? toForm : "Посмотреть документ"}
        </Button>
        <Button
          variant={isChecking ? "primary" : "secondary"}
          className="px-3.5"
          pending={checks.waiting === "create"}
          onClick={onCreate}
        >
          {creation}
        </Button>
        {isChecking ? null : (
          <Button pending={checks.waiting === "check"} onClick={onCheck}>
            Проверить ответы
          </Button>
        )}
      </div>
      {!isGuest && !isEdition ? (
        <DocumentLimitLine type={answers.type} control={answers.form.control} />
      ) : null}
    </>
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
