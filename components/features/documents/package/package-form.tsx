"use client";

import { useMemo, useState } from "react";
import { PackageAddresses } from "@/components/features/documents/package/package-addresses";
import { PackageItems } from "@/components/features/documents/package/package-items";
import { PackageProgress } from "@/components/features/documents/package/package-progress";
import {
  existingItems,
  type PackageSource,
} from "@/components/features/documents/package/package-sources";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { allowanceTexts as texts } from "@/content/plans/allowance";
import { itemKey } from "@/lib/engine/answers/package-item";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import {
  type Prediction,
  predictCreation,
  remainingDocuments,
} from "@/lib/features/documents/allowance/allowance";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import { useCreatePackage } from "@/lib/features/documents/package/client";
import {
  documentsForOwner,
  type NeededDocument,
} from "@/lib/features/documents/package/documents-for-owner";
import { type Links, proposeLinks } from "@/lib/features/documents/package/links";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { plural } from "@/lib/russian/plural";

type PackageFormProps = {
  source: PackageSource;
  documents: DocumentSummary[];
  user: CurrentUser;
  /** Snapshot from the opening of the dialog. */
  allowance: Allowance;
  onClose: () => void;
};

/** What this owner needs and why, the address of each document, and what the plan does not include. */
export function PackageForm({ source, documents, user, allowance, onClose }: PackageFormProps) {
  const [existing] = useState(() => existingItems(documents, source));
  const [plan] = useState(user);
  const needed = useMemo(() => documentsForOwner(source.answers), [source]);
  const address = siteAddressOf(source.site);
  const predict = (items: NeededDocument[]) => predictCreation(plan, allowance, { address, items });
  const [chosen, setChosen] = useState(() => chooseAtFirst(needed, existing, predict));
  const chosenItems = needed.filter((item) => chosen.has(itemKey(item)));
  const { rejections, takes } = predict(chosenItems);
  const possible = chosenItems.filter((_item, index) => rejections[index] === null);
  const overLimit = chosenItems.filter((_item, index) => rejections[index] === "LIMIT_REACHED");
  const onSite = new Set(
    needed
      .filter((item) => chosen.has(itemKey(item)) || existing.has(itemKey(item)))
      .map(({ type }) => type),
  );
  const proposed = proposeLinks(source.answers, onSite);
  const [typed, setTyped] = useState<Links>({});
  const [problems, setProblems] = useState<Record<string, string>>({});
  const packageCreation = useCreatePackage();
  const [creation, setCreation] = useState<{
    items: NeededDocument[];
    answers: DocumentAnswers;
  } | null>(null);

  const create = (items: readonly NeededDocument[], answers: DocumentAnswers) =>
    void packageCreation.run(items.map((item) => [{ item, answers }]));
  const begin = () => {
    const links = { ...proposed, ...pick(typed, Object.keys(proposed)) };
    const parsed = documentAnswersSchema.safeParse({ ...source.answers, ...links });
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
      setProblems(Object.fromEntries(issues));
      return;
    }
    setProblems({});
    setCreation({ items: possible, answers: parsed.data });
    create(possible, parsed.data);
  };

  if (creation) {
    const has = [...existing.values()].map(({ id }) => id);
    return (
      <PackageProgress
        items={creation.items}
        creation={packageCreation}
        existing={has}
        onRetry={(items) => create(items, creation.answers)}
        onClose={onClose}
      />
    );
  }
  const toggle = (item: NeededDocument) => {
    const next = new Set(chosen);
    if (!next.delete(itemKey(item))) next.add(itemKey(item));
    setChosen(next);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <PackageItems
        items={needed}
        chosen={chosen}
        existing={existing}
        plan={plan}
        onToggle={toggle}
      />
      <Rest allowance={allowance} items={possible} takes={takes} overLimit={overLimit} />
      <PackageAddresses
        proposed={proposed}
        typed={typed}
        errors={problems}
        hasExisting={existing.size > 0}
        onType={(field, value) => setTyped((current) => ({ ...current, [field]: value }))}
      />
      {Object.keys(problems).some((field) => !(field in proposed)) ? (
        <Alert tone="danger" role="alert" title="Ответы не подходят для комплекта" className="mt-5">
          {[...new Set(Object.values(problems))].join(". ")}. Поправьте их в форме документа:
          создайте новую редакцию и вернитесь сюда.
        </Alert>
      ) : null}
      {/* Visible from the first line: eight documents with their reasons fill two screens of a phone. */}
      <div className="sticky bottom-0 -mx-4 mt-6 flex flex-wrap gap-3 border-t border-line bg-sheet px-4 py-3 sm:-mx-8 sm:px-8 sm:py-4">
        <Button type="submit" disabled={possible.length === 0}>
          {possible.length === 0
            ? "Выберите документы"
            : `Создать ${plural(possible.length, "документ", "документа", "документов")}`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </div>
    </form>
  );
}

/** Initially selected: needed, not made yet and possible on the plan. */
function chooseAtFirst(
  needed: NeededDocument[],
  existing: ReadonlyMap<string, DocumentSummary>,
  predict: (items: NeededDocument[]) => Prediction,
): Set<string> {
  const missing = needed.filter((item) => item.isRequired && !existing.has(itemKey(item)));
  const { rejections } = predict(missing);
  return new Set(missing.filter((_item, index) => rejections[index] === null).map(itemKey));
}

type RestProps = {
  allowance: Allowance;
  /** What will be made, and how many documents of the month it uses. */
  items: NeededDocument[];
  takes: number;
  overLimit: NeededDocument[];
};

/** Shown before anything is made: how much of the month's limit it uses, and what does not fit. */
function Rest({ allowance, items, takes, overLimit }: RestProps) {
  const rest = remainingDocuments(allowance);
  if (rest === Number.POSITIVE_INFINITY) return null;
  const { limit, opensOn } = allowance;
  if (overLimit.length > 0) {
    return (
      <Alert tone="warning" title="Не всё поместится в этот месяц" className="mt-5">
        {texts.rest(rest, opensOn)} Останутся на потом:{" "}
        {overLimit.map(({ name }) => name).join("; ")}.{" "}
        <OnDemandLink href="/premium" target="_blank" className="text-accent underline">
          Что даёт «Премиум»
        </OnDemandLink>
      </Alert>
    );
  }
  if (items.length === 0) {
    return <p className="mt-4 text-sm text-ink-faint">{texts.rest(rest, opensOn)}</p>;
  }
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {takes < items.length ? texts.packageTakes(takes, limit) : texts.packageCounts(takes, limit)}
    </p>
  );
}

function pick(links: Links, fields: string[]): Links {
  return Object.fromEntries(Object.entries(links).filter(([field]) => fields.includes(field)));
}
