"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { Input } from "@/components/ui/controls/input";

/** Debounce of the search, in milliseconds. */
const pauseMs = 300;

type UrlSearchFieldProps = {
  label: string;
  placeholder: string;
  className?: string;
  value: string;
  onSearch: (text: string) => void;
};

/** Writes the search into the URL after a pause, so that not every letter starts a search. */
export function UrlSearchField({
  label,
  placeholder,
  className,
  value,
  onSearch,
}: UrlSearchFieldProps) {
  const [text, setText] = useState(value);
  const [submitted, setSubmitted] = useState(value);
  // Back and «Показать всех» change the URL without the field.
  if (submitted !== value) {
    setSubmitted(value);
    if (text.trim() !== value) setText(value);
  }
  const ask = useEffectEvent((wanted: string) => {
    if (wanted !== value) onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className={className}
      value={text}
      maxLength={254}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
