"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { bannerCategoryLabels } from "@/content/tools/banner-builder";
import { type BannerCategory, bannerCategories } from "@/lib/tools/cookie-banner/settings/choices";
import type { BannerService } from "@/lib/tools/cookie-banner/settings/settings";

type CustomServiceProps = {
  taken: readonly BannerService[];
  onAdd: (service: BannerService) => void;
  onCancel: () => void;
};

const hostPattern = /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}(?:\/[^\s"'<>\\]*)?$/;

/** A service that is not in the catalogue. */
export function CustomService({ taken, onAdd, onCancel }: CustomServiceProps) {
  const [name, setName] = useState("");
  const [category, setCategory] = useState<BannerCategory>("analytics");
  const [hosts, setHosts] = useState("");
  const [cookies, setCookies] = useState("");
  const [isTried, setIsTried] = useState(false);
  const hostList = listOf(hosts).map((host) => host.toLowerCase().replace(/^https?:\/\//, ""));
  const wrongHost = hostList.find((host) => !hostPattern.test(host));
  const wrongCookie = listOf(cookies).find(
    (cookie) => !/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(cookie),
  );
  const errors: {
    name?: string | undefined;
    hosts?: string | undefined;
    cookies?: string | undefined;
  } = {
    name: name.trim() === "" ? "Напишите название: его прочтёт посетитель" : undefined,
    hosts:
      hostList.length === 0
        ? "Укажите, откуда загружается код: адрес из его src"
        : wrongHost && `«${wrongHost}» — не адрес. Пример: cdn.example.ru`,
    cookies: wrongCookie && `«${wrongCookie}» — не имя файла cookie`,
  };
  const shownErrors: typeof errors = isTried ? errors : {};
  const add = () => {
    setIsTried(true);
    if (errors.name || errors.hosts || errors.cookies) return;
    const key = freeKey(taken);
    onAdd({ key, name: name.trim(), category, hosts: hostList, cookies: listOf(cookies), ids: [] });
  };
  return (
    <fieldset className="space-y-5 rounded-md border border-line p-4">
      <legend className="px-1.5 font-medium">Свой сервис</legend>
      <TextField
        id="own-service-name"
        label="Название"
        value={name}
        maxLength={100}
        onChange={setName}
        error={shownErrors.name}
      />
      <Field id="own-service-category" label="Группа">
        {(control) => (
          <select
            {...control}
            value={category}
            onChange={(event) => setCategory(event.target.value as BannerCategory)}
            className={`${controlClasses} h-11`}
          >
            {bannerCategories.map((bannerCategory) => (
              <option key={bannerCategory} value={bannerCategory}>
                {bannerCategoryLabels[bannerCategory]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        id="own-service-hosts"
        label="Откуда загружается"
        hint="Адреса через запятую, как в коде: cdn.example.ru"
        value={hosts}
        maxLength={1000}
        onChange={setHosts}
        error={shownErrors.hosts}
      />
      <TextField
        id="own-service-cookies"
        label="Файлы cookie"
        hint="Имена через запятую; * в конце — любое окончание"
        optional
        value={cookies}
        maxLength={1000}
        onChange={setCookies}
        error={shownErrors.cookies}
      />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", size: "sm" })}
          onClick={add}
        >
          Добавить
        </button>
        <button
          type="button"
          className={buttonVariants({ variant: "quiet", size: "sm" })}
          onClick={onCancel}
        >
          Отмена
        </button>
      </div>
    </fieldset>
  );
}

type TextFieldProps = {
  id: string;
  label: string;
  hint?: string;
  optional?: boolean;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  error?: string | undefined;
};

function TextField({ value, maxLength, onChange, error, ...field }: TextFieldProps) {
  return (
    <Field {...field} {...(error && { error })}>
      {(control) => (
        <input
          {...control}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClasses} h-11`}
        />
      )}
    </Field>
  );
}

const listOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((item) => item.trim())
    .filter(Boolean);

function freeKey(taken: readonly BannerService[]): string {
  let number = 1;
  while (taken.some(({ key }) => key === `own-${number}`)) number += 1;
  return `own-${number}`;
}
