"use client";

import { Plus, X } from "lucide-react";
import { useState } from "react";
import { CustomService } from "@/components/tools/cookie-banner/custom-service";
import { buttonVariants } from "@/components/ui/button-variants";
import { classNames } from "@/components/ui/class-names";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { bannerCategoryLabels } from "@/content/tools/banner-builder";
import { toWords } from "@/lib/engine/services/find-service";
import { plural } from "@/lib/russian/plural";
import { type BannerCategory, bannerCategories } from "@/lib/tools/cookie-banner/settings/choices";
import type {
  BannerService,
  KnownBannerService,
} from "@/lib/tools/cookie-banner/settings/settings";

/** As many as fit without scrolling; a longer search finds the others. */
const shownMatches = 8;

const id = "banner-services-search";

type ServicePickerProps = {
  services: readonly BannerService[];
  catalogue: readonly KnownBannerService[];
  /** Services of the catalogue suggested before anything is typed. */
  usual: readonly string[];
  onChange: (services: BannerService[]) => void;
};

/** The services of the site that wait for consent: from the catalogue, or the owner's own. */
export function ServicePicker({ services, catalogue, usual, onChange }: ServicePickerProps) {
  const [typed, setTyped] = useState("");
  const [isOwn, setIsOwn] = useState(false);
  const rest = catalogue.filter(({ key }) => services.every((service) => service.key !== key));
  const matches =
    typed.trim() === ""
      ? rest.filter(({ key }) => usual.includes(key))
      : rest.filter((service) => isCalled(service, typed));
  const add = ({ aliases: _aliases, ...service }: KnownBannerService) => {
    onChange([...services, service]);
    setTyped("");
  };
  return (
    <div className="space-y-4">
      <div>
        <label htmlFor={id} className="font-medium">
          Найти сервис
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-ink-faint">
          Счётчик, реклама, чат, запись звонков. В&nbsp;каталоге{" "}
          {plural(catalogue.length, "сервис", "сервиса", "сервисов")}.
        </p>
        <input
          id={id}
          type="search"
          value={typed}
          placeholder="Метрика, Jivo, Calltouch…"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            const [first] = matches;
            if (event.key !== "Enter" || typed.trim() === "" || !first) return;
            event.preventDefault();
            add(first);
          }}
          className={`${controlClasses} mt-2 h-11`}
        />
        <ul aria-label="Сервисы каталога" className="mt-2.5 flex flex-wrap gap-2">
          {matches.slice(0, shownMatches).map((service) => (
            <li key={service.key}>
              <button
                type="button"
                className={buttonVariants({ variant: "secondary", size: "sm" })}
                onClick={() => add(service)}
              >
                <Plus aria-hidden="true" strokeWidth={1.75} />
                <span className="sr-only">Добавить: </span>
                {service.name}
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="mt-2 text-sm text-ink-faint empty:hidden">
          {typed.trim() !== "" && matches.length === 0
            ? "В\u00a0каталоге такого нет: добавьте свой сервис ниже."
            : matches.length > shownMatches
              ? `Подходит ещё ${matches.length - shownMatches}: допишите название.`
              : ""}
        </p>
      </div>
      {services.length > 0 ? (
        <ul aria-label="Выбранные сервисы" className="divide-y divide-line border-y border-line">
          {services.map((service) => (
            <ChosenService
              key={service.key}
              service={service}
              onChange={(changed) =>
                onChange(services.map((item) => (item.key === service.key ? changed : item)))
              }
              onRemove={() => onChange(services.filter(({ key }) => key !== service.key))}
            />
          ))}
        </ul>
      ) : null}
      {isOwn ? (
        <CustomService
          taken={services}
          onAdd={(service) => {
            onChange([...services, service]);
            setIsOwn(false);
          }}
          onCancel={() => setIsOwn(false)}
        />
      ) : (
        <button
          type="button"
          className={classNames(
            buttonVariants({ variant: "quiet", size: "inline" }),
            "min-h-9 py-1.5 text-left whitespace-normal pointer-coarse:min-h-11",
          )}
          onClick={() => setIsOwn(true)}
        >
          <Plus aria-hidden="true" strokeWidth={1.75} />
          Свой сервис, которого нет в каталоге
        </button>
      )}
    </div>
  );
}

type ChosenServiceProps = {
  service: BannerService;
  onChange: (service: BannerService) => void;
  onRemove: () => void;
};

function ChosenService({ service, onChange, onRemove }: ChosenServiceProps) {
  const { key, name, category, ids } = service;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 sm:flex-nowrap">
      <p className="min-w-0 flex-1 basis-full font-medium break-words sm:basis-0">
        {name}
        {ids.length > 0 ? (
          <span className="block text-sm font-normal text-ink-faint tabular-nums">
            {ids.length === 1 ? "Счётчик" : "Счётчики"} {ids.join(", ")}
          </span>
        ) : null}
      </p>
      <div className="w-40 shrink-0 max-sm:w-auto max-sm:flex-1">
        <select
          aria-label={`Группа: ${name}`}
          value={category}
          onChange={(event) =>
            onChange({ ...service, category: event.target.value as BannerCategory })
          }
          id={`banner-category-${key}`}
          className={`${controlClasses} h-11`}
        >
          {bannerCategories.map((bannerCategory) => (
            <option key={bannerCategory} value={bannerCategory}>
              {bannerCategoryLabels[bannerCategory]}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        aria-label={`Убрать: ${name}`}
        className={buttonVariants({ variant: "quiet", size: "icon" })}
        onClick={onRemove}
      >
        <X aria-hidden="true" strokeWidth={1.75} />
      </button>
    </li>
  );
}

/** «Яндекс.Метрика» is found by «метр» and by «яндекс ме». */
function isCalled({ name, aliases }: KnownBannerService, typed: string): boolean {
  const sought = toWords(typed).join(" ");
  return (
    sought !== "" &&
    [name, ...aliases].some((alias) => ` ${toWords(alias).join(" ")}`.includes(` ${sought}`))
  );
}
