"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { FieldError } from "@/components/ui/controls/field";

const maxBytes = 5 * 1024 * 1024;

type TextFileButtonProps = {
  id: string;
  /** The text of the file, and whether its name is that of a table. */
  onText: (text: string, file: { isTable: boolean }) => void;
};

/** Reads a text file or a table in the browser. */
export function TextFileButton({ id, onText }: TextFileButtonProps) {
  const [error, setError] = useState("");

  const read = async (file: File | undefined) => {
    if (!file) return;
    setError("");
    if (file.size > maxBytes) return setError("Файл больше 5\u00a0МБ. Разделите его");
    try {
      const { decodeText } = await import("@/lib/core/text/decode-text");
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (text.includes("\u0000")) {
        return setError("Это не\u00a0текст. Сохраните таблицу как CSV и\u00a0выберите её");
      }
      onText(text, { isTable: /\.(?:csv|tsv)$/i.test(file.name) });
    } catch {
      setError("Не\u00a0удалось открыть файл. Попробуйте ещё раз");
    }
  };

  return (
    <div>
      <label
        className={`${buttonVariants({ variant: "secondary", size: "sm" })} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
      >
        <input
          type="file"
          id={id}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-describedby={error ? `${id}-error` : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // Allows choosing the same file again after it was changed.
            event.target.value = "";
          }}
        />
        Взять из&nbsp;файла CSV или TXT
      </label>
      <div role="alert">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </div>
  );
}
