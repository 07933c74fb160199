import type { ComparedBlock } from "@/lib/engine/compare/comparison";

const barClasses: Record<ComparedBlock["kind"], string> = {
  same: "border-transparent",
  changed: "border-accent/60",
  added: "border-success",
  removed: "border-danger",
};

const kindLabels: Record<ComparedBlock["kind"], string | null> = {
  same: null,
  changed: "Изменено: ",
  added: "Добавлено: ",
  removed: "Исключено: ",
};

/** One paragraph of a comparison: its numbers, its text, and a bar for the kind of change. */
export function ComparedBlockRow({ block }: { block: ComparedBlock }) {
  const { kind, what, number, own, depth, words } = block;
  const hasMoved =
    number.before !== null && number.after !== null && number.before !== number.after;
  const isOwn = own.after !== null && own.after !== undefined;
  const shownNumber = number.after ?? number.before;
  return (
    <div
      className={`mb-2 border-l-3 pl-3 ${barClasses[kind]} ${what === "heading" ? "mt-5 font-bold" : ""}`}
      style={{ marginLeft: `${Math.min(depth, 3) * 0.9}em` }}
    >
      {kindLabels[kind] ? <span className="sr-only">{kindLabels[kind]}</span> : null}
      {shownNumber === null ? null : (
        <span className="tabular-nums">
          {hasMoved ? (
            <span className="text-ink-faint" title={`Было ${number.before}`}>
              {number.before} →{" "}
            </span>
          ) : null}
          {shownNumber}.{" "}
        </span>
      )}
      {what === "listItem" ? <span aria-hidden="true">— </span> : null}
      {words.map(({ text, mark }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: a comparison never changes its order
        if (mark === "added") {
          return (
            <ins key={index} className="change-added">
              {text}
            </ins>
          );
        }
        if (mark === "removed") {
          return (
            <del key={index} className="change-removed">
              {text}
            </del>
          );
        }
        return <span key={index}>{text}</span>;
        // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
      })}
      {isOwn ? (
        <span className="ml-2 font-sans text-xs text-ink-faint">пункт владельца сайта</span>
      ) : null}
    </div>
  );
}
