import type { SaveState } from "@/components/features/documents/wizard/drafts/autosave";
import { Button } from "@/components/ui/button";
import { once } from "@/lib/core/once";

const time = once(() => new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" }));

type SaveStatusProps = { state: SaveState; onSignIn: () => void; onChooseVersion: () => void };

/** Whether the answers are saved, in a few words next to the step. Only a failure is announced to screen readers. */
export function SaveStatus({ state, onSignIn, onChooseVersion }: SaveStatusProps) {
  const action =
    state.kind === "conflict"
      ? { label: "Выбрать версию", onClick: onChooseVersion }
      : state.kind === "failed" && state.why === "session"
        ? { label: "Войти", onClick: onSignIn }
        : null;
  return (
    <>
      <span
        aria-hidden={state.kind === "failed" || undefined}
        // On a phone there is room for the button only.
        className={state.kind === "conflict" ? "max-md:sr-only" : undefined}
      >
        {wordsOf(state)}
      </span>
      {action ? (
        <>
          {" "}
          <Button
            variant="link"
            size="inline"
            className="text-xs md:text-sm"
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        </>
      ) : null}
      <span role="status" className="sr-only">
        {state.kind === "failed" ? wordsOf(state) : ""}
      </span>
    </>
  );
}

/** Each with a copy in this browser. */
const failures = {
  network: "Не удалось сохранить, копия в браузере",
  tooMany: "Слишком много запросов: сохраним позже, копия в браузере",
  session: "Сеанс закончился, копия в браузере",
  refused: "Не удалось сохранить, копия в браузере",
};

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case "untouched":
      return "";
    case "saving":
      return "Сохраняем…";
    case "saved":
      return state.where === "server"
        ? `Сохранено в ${time().format(state.at)}`
        : "Сохранено в этом браузере";
    case "conflict":
      return "Черновик изменён в другой вкладке";
    case "failed":
      if (!state.inBrowser) return "Не удалось сохранить: не закрывайте вкладку";
      return failures[state.why];
  }
}
