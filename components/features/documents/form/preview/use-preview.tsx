"use client";

import { type ComponentProps, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import { useChosenIndustryTemplate } from "@/components/features/documents/form/industry/use-industry-templates";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import type { DocumentPreview } from "@/components/features/documents/form/preview/document-preview";
import {
  type Preview,
  PreviewFailed,
  PreviewFrame,
  SheetSkeleton,
  useWrittenPreview,
} from "@/components/features/documents/form/preview/preview-frame";
import { toAnswers } from "@/components/features/documents/form-model/answers";
import { formLength } from "@/components/features/documents/form-model/form-model";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import type {
  PreviewEdition,
  PreviewWriter,
} from "@/components/features/documents/preview/preview-writer";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { DocumentLength } from "@/lib/engine/questions/vocabulary/options";

/** Loaded together with the engine, and fails together with it. */
const PreviewOnSheet = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/form/preview/document-preview")).DocumentPreview,
  { failure: "Предпросмотр не загрузился" },
);

/** The growing document, or its loading and failure states in the same frame. */
export function LiveDocumentPreview(props: ComponentProps<typeof DocumentPreview>) {
  const preview = useWrittenPreview();
  const isReady = preview.state === "ready";
  /** From then on the sheet stays, also while another text loads. */
  const [hasBegun, setHasBegun] = useState(isReady);
  if (isReady && !hasBegun) setHasBegun(true);
  if (isReady || hasBegun) return <PreviewOnSheet {...props} />;
  return (
    <PreviewFrame>
      {preview.state === "failed" ? <PreviewFailed onRetry={preview.onRetry} /> : <SheetSkeleton />}
    </PreviewFrame>
  );
}

/**
 * The engine and the template of the form's type in the length that its answers have, each fetched once; `undefined`
 * while they come. `isOtherLength`: what came before is the same document in another length. Which template is in force
 * is a query below it (`fetchTemplateSource`); the writer is none, because a sign-in within the form empties the store,
 * and the sheet stays.
 */
export function usePreviewWriter({ enabled }: { enabled: boolean }): {
  writer: PreviewWriter | undefined | Error;
  isOtherLength: boolean;
  retry: () => void;
} {
  const { control } = useFormContext<WizardValues>();
  const type = useWatch({ control, name: "type" });
  const length = useWatch({ control, compute: formLength });
  const industryTemplate = useChosenIndustryTemplate()?.id ?? null;
  const key = industryTemplate ?? type;
  const [loaded, setLoaded] = useState<LoadedWriter>();
  const [attempt, setAttempt] = useState(1);
  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!enabled) return;
    let isCancelled = false;
    Promise.all([
      import("@/components/features/documents/preview/preview-writer"),
      PreviewOnSheet.prepare(),
    ])
      .then(([{ loadPreviewWriter }]) => loadPreviewWriter(type, length, industryTemplate))
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .then((writer) => {
        if (!isCancelled) setLoaded({ key, length, writer });
      });
    return () => {
      isCancelled = true;
    };
  }, [type, length, industryTemplate, key, enabled, attempt]);
  const ofKey = loaded?.key === key ? loaded : undefined;
  return {
    writer: ofKey?.length === length ? ofKey.writer : undefined,
    isOtherLength: ofKey !== undefined && ofKey.length !== length,
    retry,
  };
}

type LoadedWriter = { key: string; length: DocumentLength; writer: PreviewWriter | Error };

/**
 * The growing document: assembled in the browser after each change of the form, without a request; not while it is
 * hidden. Incomplete answers are fine: the engine takes what is known.
 */
export function usePreview(edition: PreviewEdition, options: { enabled: boolean }): Preview {
  const form = useFormContext<WizardValues>();
  const industryTemplate = useChosenIndustryTemplate();
  const { writer, isOtherLength, retry } = usePreviewWriter(options);
  const { date, edition: number } = edition;
  const [preview, setPreview] = useState<Preview>({ state: "loading" });

  useEffect(() => {
    // Keep the sheet until the text of the other length has loaded.
    if (writer === undefined && isOtherLength) return;
    if (writer === undefined) return setPreview({ state: "loading" });
    // Offline before the engine was loaded: the form itself still works.
    if (writer instanceof Error) return setPreview({ state: "failed", onRetry: retry });
    const write = () => {
      const values = form.getValues();
      // An answer that changed the length: its template is loading.
      if (formLength(values) !== writer.length) return;
      try {
        const answers = toAnswers(values, industryTemplate) as AnswersDraft;
        setPreview({ state: "ready", preview: writer.write(answers, { date, edition: number }) });
      } catch {
        setPreview({ state: "failed" });
      }
    };
    write();
    let isWaiting = false;
    let isCancelled = false;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback() {
        if (isWaiting) return;
        isWaiting = true;
        // In a microtask: once for all fields changed by one click, within the frame of the keystroke.
        queueMicrotask(() => {
          isWaiting = false;
          if (!isCancelled) flushSync(write);
        });
      },
    });
    return () => {
      isCancelled = true;
      unsubscribe();
    };
  }, [form, writer, isOtherLength, retry, industryTemplate, date, number]);

  return preview;
}
