"use client";

import { Check, CircleDashed, type LucideIcon, PencilLine, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { editionOf, useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import { PremiumBadge } from "@/components/features/documents/premium-badge";
import { RightHint } from "@/components/features/organisations/right-hint";
import { CreateMissing } from "@/components/features/sites/create-missing";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { allowanceTexts as texts } from "@/content/plans/allowance";
import { hasRight } from "@/lib/core/access/organisation-roles";
import { hasOwnerAndPurposes } from "@/lib/engine/answers/identifying-answers";
import { itemKey } from "@/lib/engine/answers/package-item";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { predictCreation } from "@/lib/features/documents/allowance/allowance";
import { useAllowance } from "@/lib/features/documents/allowance/client";
import { canCreate } from "@/lib/features/documents/rights/plan-rights";
import { answersOf, usePassport } from "@/lib/features/passport/client";
import { knownAnswers } from "@/lib/features/sites/known-answers";
import type { SiteDetails, SitePaper } from "@/lib/features/sites/responses";
import { toSiteAccess } from "@/lib/features/sites/to-site-access";
import { effectivePlan } from "@/lib/platform/auth/roles";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

const linesClasses = "mt-3 divide-y divide-line border-y border-line";

type NeededDocumentsProps = { site: SiteDetails; user: CurrentUser };

/** What is due, what is done and what may be useful. A line is completed by the document itself, not by ticking it. */
export function NeededDocuments({ site, user }: NeededDocumentsProps) {
  const passport = usePassport(site.id);
  // A copied site starts with all answers of the other one.
  const isAnswered = passport.data !== undefined && hasOwnerAndPurposes(answersOf(passport.data));
  const isNew = site.documents.length === 0 && !isAnswered;
  const lacking = site.needed.filter((paper) => paper.isRequired && paper.documentId === null);
  // What else a site needs is known from the answers to its first document.
  const missing = isNew ? lacking.slice(0, 1) : lacking;
  const done = site.needed.filter(({ isReady }) => isReady);
  const useful = isNew
    ? []
    : site.needed.filter((paper) => !paper.isRequired && paper.documentId === null);
  const marked = site.documents.filter(({ notices }) => notices > 0);
  const unfinished = site.documents.filter(({ blanks }) => blanks > 0);
  const mayMake = hasRight(site.role, "makeDocuments");
  const isClear = missing.length + marked.length + unfinished.length === 0;
  return (
    <>
      <section aria-labelledby="site-due" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="site-due" className="text-xl">
            Что сделать
          </h2>
          {/* The first document is made with its form, which asks what is not known yet. */}
          {isNew || !mayMake ? null : <CreateMissing site={site} missing={missing} user={user} />}
        </div>
        {isClear ? (
          <p className="mt-3 flex items-center gap-2 text-success">
            <Check aria-hidden="true" strokeWidth={2} className="size-5 shrink-0" />
            Все нужные документы составлены, вписывать нечего.
          </p>
        ) : (
          <>
            {mayMake ? null : <RightHint right="makeDocuments" className="mt-2" />}
            {isNew && mayMake ? (
              <p className="measure mt-2 text-sm text-ink-soft">
                {typeset(
                  "Начните с первого документа: из его ответов станет ясно, что ещё нужно этому сайту.",
                )}
              </p>
            ) : null}
            {mayMake ? <MonthlyRest site={site} missing={missing} user={user} /> : null}
            <ul className={linesClasses}>
              {marked.map(({ document, notices }) => (
                <Line
                  key={`law-${document.id}`}
                  icon={TriangleAlert}
                  tone="text-warning"
                  title={document.name}
                  note={`Изменился закон: ${plural(notices, "изменение", "изменения", "изменений")}. Посмотрите, каких пунктов это касается.`}
                  action={<ToDocument id={document.id} label="Посмотреть" name={document.name} />}
                />
              ))}
              {unfinished.map(({ document, blanks }) => (
                <Line
                  key={`blank-${document.id}`}
                  icon={PencilLine}
                  tone="text-warning"
                  title={document.name}
                  note={`Осталось вписать: ${blanks}. Пока этих сведений нет, документ не готов.`}
                  action={
                    mayMake ? (
                      <FillIn document={document} />
                    ) : (
                      <ToDocument id={document.id} label="Посмотреть" name={document.name} />
                    )
                  }
                />
              ))}
              {missing.map((paper) => (
                <MissingLine key={itemKey(paper)} site={site} paper={paper} user={user} />
              ))}
            </ul>
          </>
        )}
      </section>
      {done.length > 0 ? <Done papers={done} /> : null}
      {useful.length > 0 ? (
        <section aria-labelledby="site-useful" className="mt-10">
          <h2 id="site-useful" className="text-xl">
            Может пригодиться
          </h2>
          <ul className={linesClasses}>
            {useful.map((paper) => (
              <MissingLine key={itemKey(paper)} site={site} paper={paper} user={user} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** Shown before the form is filled in, not at its end. */
function MonthlyRest({ site, missing, user }: NeededDocumentsProps & { missing: SitePaper[] }) {
  const shared = toSiteAccess(site);
  const allowance = useAllowance({ site: shared?.site });
  if (!allowance) return null;
  const { rejections } = predictCreation(effectivePlan(user, shared), allowance, {
    address: site.address,
    items: missing,
  });
  if (!rejections.includes("LIMIT_REACHED")) return null;
  return (
    <p className="measure mt-2 text-sm text-ink-soft">
      {typeset(
        `${texts.rest(0, allowance.opensOn)} Заполнить форму и посмотреть документ можно уже сейчас: черновик сохранится.`,
      )}
    </p>
  );
}

type MissingLineProps = { site: SiteDetails; paper: SitePaper; user: CurrentUser };

function MissingLine({ site, paper, user }: MissingLineProps) {
  const { name, reason, norm, type, consentPurpose } = paper;
  const wizard = useWizard();
  const shared = toSiteAccess(site);
  const passport = usePassport(site.id);
  const open = async () => {
    const { data, error } = passport.data ? passport : await passport.refetch();
    if (!data) {
      return showFailure(
        "Не удалось загрузить сведения о сайте",
        error,
        "Без них форма открылась бы пустой. Попробуйте ещё раз.",
      );
    }
    const { known, seen, from } = knownAnswers(data);
    wizard.open({
      type,
      known: { ...known, ...(consentPurpose && { consentPurpose }) },
      shared,
      ...(Object.keys(seen).length > 0 && { seen: { answers: seen, from } }),
    });
  };
  return (
    <Line
      icon={CircleDashed}
      tone="text-ink-faint"
      title={
        <>
          {name} {canCreate(effectivePlan(user, shared), type) ? null : <PremiumBadge />}
        </>
      }
      note={reason}
      norm={norm}
      action={
        hasRight(site.role, "makeDocuments") ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Составить: ${name}`}
            disabled={passport.isPending}
            onPointerEnter={wizard.prepare}
            onClick={() => void open()}
          >
            Составить
          </Button>
        ) : null
      }
    />
  );
}

function Done({ papers }: { papers: SitePaper[] }) {
  return (
    <section aria-labelledby="site-done" className="mt-10">
      <h2 id="site-done" className="text-xl">
        Сделано
      </h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {papers.map((paper) => (
          <li key={itemKey(paper)} className="flex items-start gap-2.5 py-1.5">
            <Check
              aria-hidden="true"
              strokeWidth={2}
              className="mt-0.5 size-5 shrink-0 text-success"
            />
            <OnDemandLink
              href={`/documents/${paper.documentId}`}
              className="inline-flex items-center text-ink decoration-line-strong/70 hover:text-accent pointer-coarse:min-h-8"
            >
              {paper.name}
            </OnDemandLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = {
  icon: LucideIcon;
  tone: "text-warning" | "text-ink-faint";
  title: ReactNode;
  note: string;
  norm?: string | undefined;
  action: ReactNode;
};

function Line({ icon: Icon, tone, title, note, norm, action }: LineProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2.5 py-3.5 sm:flex-nowrap">
      <Icon aria-hidden="true" strokeWidth={1.75} className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1 basis-[calc(100%-3rem)] sm:basis-0">
        <p className="font-medium break-words">{title}</p>
        <p className="measure mt-0.5 text-sm text-ink-soft">{typeset(note)}</p>
        {norm ? <p className="mt-0.5 text-xs text-ink-faint">{norm}</p> : null}
      </div>
      <div className="shrink-0 max-sm:pl-9">{action}</div>
    </li>
  );
}

/** Opens the document's form, where the missing answers are given. */
function FillIn({ document }: Pick<SiteDetails["documents"][number], "document">) {
  const wizard = useWizard();
  if (document.status === "draft") return null;
  const { name } = document;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Вписать: ${name}`}
      onPointerEnter={wizard.prepare}
      onClick={() => wizard.open(editionOf(document))}
    >
      Вписать
    </Button>
  );
}

function ToDocument({ id, label, name }: { id: string; label: string; name: string }) {
  return (
    <Button asChild variant="secondary" size="sm" className="no-underline">
      <OnDemandLink href={`/documents/${id}`} aria-label={`${label}: ${name}`}>
        {label}
      </OnDemandLink>
    </Button>
  );
}
