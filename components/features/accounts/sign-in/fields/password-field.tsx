"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";

type PasswordFieldProps = {
  id: string;
  label?: string;
  name?: string;
  /** Tells the password manager whether to fill in or to suggest a password. */
  autoComplete: "current-password" | "new-password";
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
};

/** One field with a button that shows the password, instead of typing it twice. */
export function PasswordField({
  id,
  label = "Пароль",
  name = "password",
  autoComplete,
  value,
  onChange,
  hint,
  error,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={isShown ? "Скрыть пароль" : "Показать пароль"}
            onClick={() => setIsShown(!isShown)}
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-md text-ink-faint hover:text-ink"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
