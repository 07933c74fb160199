"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormProvider, get, useForm, useFormState } from "react-hook-form";
import { PathPanels } from "@/components/documents/wizard/form/path-panels";
import { usePathPlan, usePathState } from "@/components/documents/wizard/form/path-plan";
import {
  errorMessage,
  fieldId,
  type ListedError,
} from "@/components/documents/wizard/plan/field-errors";
import { noMarks } from "@/components/documents/wizard/plan/form-path";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { showMessage } from "@/components/shell/messages/show-message";
import { ReviewChange } from "@/components/sites/passport/review-change";
import { SeenAnswers } from "@/components/sites/passport/seen-answers";
import {
  shownSiteQuestions,
  siteSections,
  siteValues,
  typesOf,
} from "@/components/sites/passport/site-sections";
import { toPassportValues } from "@/components/sites/passport/to-passport-values";
import {
  changesOf,
  useDraftChanges,
  useStoredDraft,
} from "@/components/sites/passport/use-draft-changes";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorSummary, focusControl } from "@/components/ui/form/error-summary";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { answersOf, fetchPassport, useChangePassport } from "@/lib/features/sites/client";
import type { Passport, SavedPassport, SiteDetails } from "@/lib/features/sites/responses";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type PassportFormProps = { site: SiteDetails; passport: Passport };

/** The form's questions about the site, in its sections, without a document of their own. */
export function PassportForm({ site, passport }: PassportFormProps) {
  const router = useRouter();
  // The form was filled from these: what another window saves meanwhile must not change it under the hands.
  const [types] = useState(() => typesOf(site));
  const [sections] = useState(() => siteSections(types));
  const [base, setBase] = useState(passport);
  const stored = siteValues(answersOf(base), types);
  const kept = useStoredDraft(site.id);
  const form = useForm<WizardValues>({
    // Only answers that the form knows: the draft may be of another version of it.
    defaultValues: siteValues({ ...answersOf(passport), ...kept?.changes }, types),
    shouldFocusError: false,
  });
  const { control } = form;
  const { errors } = useFormState({ control });
  const path = usePathState(new Set(kept?.marks));
  const plan = usePathPlan(form, sections, path, true);
  const { values } = plan;
  const changes = changesOf(values, stored);
  const isChanged = Object.keys(changes).length > 0;
  const forget = useDraftChanges(site.id, changes, path.marks);
  const [wasRestored, setRestored] = useState(isChanged);
  const [asks, setAsks] = useState(false);
  const [tried, setTried] = useState<SavedPassport | null>(null);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const change = useChangePassport(site.id);
  const summary = useRef<HTMLElement>(null);

  const problems: ListedError[] = sections.flatMap((section) =>
    shownSiteQuestions(section, values).flatMap(({ field }) => {
      const message = errorMessage(get(errors, field));
      return message ? [{ id: fieldId(field), field, message }] : [];
    }),
  );

  const follow = ({ field }: Pick<ListedError, "field">) => {
    plan.openAt([field]);
    focusControl(fieldId(field));
  };
  const followHash = useEffectEvent((hash: string) => {
    const field = shown.find((one) => one === hash.slice(1));
    if (field) follow({ field });
  });
  /** A link from elsewhere names a question: «…/passport#inn». */
  useEffect(() => {
    // Panels are opened at once, which an effect may not do.
    const timer = setTimeout(() => followHash(window.location.hash));
    return () => clearTimeout(timer);
  }, []);
  const shown = sections.flatMap((section) =>
    shownSiteQuestions(section, values).map(({ field }) => field),
  );

  /** Another window was faster: its facts are taken, what was typed here stays. */
  const takeNewer = async () => {
    const newer = await fetchPassport(site.id);
    form.reset({ ...siteValues(answersOf(newer), types), ...changes });
    setBase(newer);
    setFailure({
      title: "Сведения изменились в другом окне",
      text: "Мы взяли новые, а ваши правки оставили. Проверьте их и сохраните ещё раз.",
    });
  };

  const showFailure = async (error: unknown) => {
    setTried(null);
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
    const known = Object.entries(fieldErrors ?? {}).filter(([field]) => field in values);
    if (known.length > 0) {
      for (const [field, [message = ""]] of known) {
        form.setError(field as keyof WizardValues, { message });
      }
      plan.openAt(known.map(([field]) => field));
      summary.current?.focus();
      summary.current?.scrollIntoView({ block: "start" });
      return;
    }
    if (error instanceof ApiError && error.status === 409) {
      await takeNewer().catch(() =>
        setFailure({ title: "Не получилось", text: getErrorMessage(error, "Сервер не ответил.") }),
      );
    } else {
      const text = getErrorMessage(error);
      setFailure({ title: "Сохранить не удалось", text: `${text} Всё, что вы ввели, на месте.` });
    }
    window.scrollTo({ top: 0 });
  };

  const send = (dryRun: boolean) =>
    change.mutateAsync({
      after: base.edition,
      values: toPassportValues(sections, values, base.facts),
      dryRun,
    });

  const leave = () => {
    forget();
    router.push(`/sites/${site.id}`);
  };

  const save = async () => {
    if (change.isPending) return;
    setFailure(null);
    form.clearErrors();
    try {
      const tried = await send(true);
      if (tried.edition === base.edition) {
        void showMessage("success", { title: "Сведения не изменились" });
        return leave();
      }
      if (tried.touched.length > 0) return setTried(tried);
      await send(false);
      void showMessage("success", {
        title: "Сведения сохранены",
        description: "Ни одного документа это не меняет.",
      });
      leave();
    } catch (error) {
      await showFailure(error);
    }
  };

  return (
    <FormProvider {...form}>
      <h1 className="text-2xl break-words sm:text-3xl">Сведения о сайте</h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          `Из этих ответов составлены документы сайта ${site.address}. Мы покажем, что изменится в каждом, прежде чем сохранить.`,
        )}
      </p>
      <form
        noValidate
        className="mt-6 max-w-3xl"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ErrorSummary ref={summary} problems={problems} onFollow={follow} heading="h2" />
        <SeenAnswers facts={base.facts} shown={shown} onFollow={follow} />
        {failure ? (
          <Alert tone="danger" role="alert" title={failure.title} className="mb-5">
            {failure.text}
          </Alert>
        ) : null}
        {wasRestored && isChanged ? (
          <p className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-faint">
            Подставлены правки, которые вы не сохранили.
            <Button
              variant="link"
              size="inline"
              onClick={() => {
                form.reset(stored);
                path.onMarks(noMarks);
                setRestored(false);
              }}
            >
              Убрать правки
            </Button>
          </p>
        ) : null}
        {/* The sections are headed as those of a dialog. */}
        <h2 className="sr-only">Вопросы о сайте</h2>
        <PathPanels plan={plan} problems={problems} done="На главные вопросы есть ответы" />
        <div className="sticky bottom-[var(--bottom-bar,0px)] z-10 mt-6 -mx-1 flex flex-wrap gap-3 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" pending={change.isPending && tried === null}>
            Сохранить
          </Button>
          <Button variant="quiet" onClick={() => (isChanged ? setAsks(true) : leave())}>
            Отмена
          </Button>
        </div>
      </form>
      {tried ? (
        <ReviewChange
          site={site}
          touched={tried.touched}
          onSave={() => send(false)}
          onFailure={(error) => void showFailure(error)}
          onSaved={leave}
          onClose={() => setTried(null)}
        />
      ) : null}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Уйти без сохранения?"
        description="Сведения и документы останутся прежними, а ваши правки пропадут."
        action="Не сохранять"
        onConfirm={leave}
      />
    </FormProvider>
  );
}
