import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { LineProblem } from "@/lib/tools/barcode/value-list";

/** More errors would not be read. */
const maxShown = 10;

/** An alert next to its subject, under its fixed title (docs/specification/tools.md#barcodes). */
export function ToolAlert({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div
      id={id}
      role="alert"
      className="mt-3 flex gap-3 rounded-md border-l-3 border-danger bg-danger-wash px-4 py-3.5 text-sm"
    >
      <CircleAlert
        aria-hidden="true"
        strokeWidth={1.75}
        className="mt-px size-5 shrink-0 text-danger"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children ? <div className="mt-1">{children}</div> : null}
      </div>
    </div>
  );
}

/** «Ошибка валидации»: of one value, or line by line. */
export function ValueProblems({
  id,
  problems,
  isList,
}: {
  id: string;
  problems: readonly LineProblem[];
  isList: boolean;
}) {
  if (problems.length === 0) return null;
  const rest = problems.length - maxShown;
  return (
    <ToolAlert id={id} title="Ошибка валидации">
      <ul className="space-y-1.5">
        {problems.slice(0, maxShown).map(({ line, message, detail }) => (
          <li key={line}>
            {isList ? `Строка ${line}: ` : null}
            <span>{message}</span>
            {detail ? <span className="block text-ink-soft">{detail}</span> : null}
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="mt-1.5">И ещё строк с ошибками: {rest}.</p> : null}
    </ToolAlert>
  );
}
