import { Alert } from "@/components/ui/alert";
import type { TemplateFinding } from "@/lib/features/templates/responses";
import { plural } from "@/lib/russian/plural";

type FindingsProps = {
  findings: TemplateFinding[];
  /** True when the text has changed since it was checked. */
  isStale: boolean;
  onGoTo: (finding: TemplateFinding) => void;
};

/** The findings of the check, errors first; clicking one goes to its line. */
export function Findings({ findings, isStale, onGoTo }: FindingsProps) {
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  return (
    <div role="status">
      {errors.length === 0 ? (
        <Alert tone="success" title="Ошибок нет, шаблон можно публиковать" />
      ) : (
        <Alert
          tone="danger"
          title={`${plural(errors.length, "ошибка", "ошибки", "ошибок")}: шаблон не опубликовать`}
        />
      )}
      {isStale ? (
        <p className="mt-2 text-sm text-ink-soft">Текст изменился после проверки.</p>
      ) : null}
      <List findings={errors} onGoTo={onGoTo} />
      {warnings.length > 0 ? (
        <details className="mt-4" open={errors.length === 0 && warnings.length <= 5}>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-medium text-ink-soft">
            {plural(warnings.length, "предупреждение", "предупреждения", "предупреждений")}
          </summary>
          <List findings={warnings} onGoTo={onGoTo} />
        </details>
      ) : null}
    </div>
  );
}

function List({ findings, onGoTo }: Pick<FindingsProps, "findings" | "onGoTo">) {
  return (
    <ul className="mt-2">
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list of findings is replaced as a whole
        <li key={index} className="border-t border-line first:border-t-0">
          {finding.part === "other" ? (
            <p className="py-2.5 text-sm break-words">
              <span className="text-ink-faint">{finding.file}</span>{" "}
              <FindingText finding={finding} />
            </p>
          ) : (
            <button
              type="button"
              onClick={() => onGoTo(finding)}
              className="min-h-11 w-full py-2.5 text-left text-sm break-words hover:bg-wash"
            >
              <span className="font-medium text-accent">
                {finding.part === "form" ? "Описание, строка" : "Строка"} {finding.line}
              </span>{" "}
              <FindingText finding={finding} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function FindingText({ finding: { message, suggestion } }: { finding: TemplateFinding }) {
  return (
    <>
      {message}
      {suggestion ? ` Возможно, имелось в виду «${suggestion}».` : ""}
    </>
  );
}
