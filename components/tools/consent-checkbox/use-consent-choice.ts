"use client";

import { useState } from "react";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { readKinds, writeKinds } from "@/lib/tools/consent-checkbox/address";
import type { ConsentKind } from "@/lib/tools/consent-checkbox/consent-kinds";
import {
  type ConsentSetting,
  checkSettings,
  defaultSettings,
  type SettingErrors,
} from "@/lib/tools/consent-checkbox/settings";

/**
 * The choices and the typed text. Kinds and template are stored in the URL, typed text is not stored. An error shows
 * once its field was left, or when the code is requested.
 */
export function useConsentChoice() {
  const [types, setTypes] = useAddressParameter("types");
  const [look, setLook] = useAddressParameter("template");
  const [record, setRecord] = useAddressParameter("record");
  const [settings, setSettings] = useState(defaultSettings);
  const [touched, setTouched] = useState<ReadonlySet<ConsentSetting> | "all">(new Set());

  const kinds = readKinds(types);
  const problems = checkSettings(settings, kinds);
  const errors: SettingErrors = {};
  for (const name of Object.keys(problems) as ConsentSetting[]) {
    if (touched === "all" || touched.has(name)) errors[name] = problems[name];
  }

  return {
    kinds,
    choose: (kind: ConsentKind, isChosen: boolean) =>
      setTypes(writeKinds(isChosen ? [...kinds, kind] : kinds.filter((other) => other !== kind))),
    template: { isStyled: look !== "plain", hasRecord: record === "1" },
    setStyled: (isStyled: boolean) => setLook(isStyled ? "" : "plain"),
    setRecord: (hasRecord: boolean) => setRecord(hasRecord ? "1" : ""),
    settings,
    change: (name: ConsentSetting, value: string) =>
      setSettings((before) => ({ ...before, [name]: value })),
    leave: (name: ConsentSetting) =>
      setTouched((before) => (before === "all" ? before : new Set([...before, name]))),
    errors,
    /** True when the code may be copied; otherwise shows the errors and focuses them. */
    confirm: (): boolean => {
      const first = Object.keys(defaultSettings).find((name) => name in problems);
      if (!first) return true;
      setTouched("all");
      document.getElementById(`consent-${first}`)?.focus();
      return false;
    },
  };
}

export type ConsentChoice = ReturnType<typeof useConsentChoice>;
