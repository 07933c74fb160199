"use client";

import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { CodeBlock } from "@/components/tools/code-block";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { tagChangeLabels } from "@/content/tools/cookie-banner";
import { bannerServices } from "@/lib/platform/content/banner-services";
import { plural } from "@/lib/russian/plural";
import {
  type RewrittenTags as Rewritten,
  rewriteTags,
} from "@/lib/tools/cookie-banner/rewrite-tags";
import type { BannerService } from "@/lib/tools/cookie-banner/settings/settings";

type RewrittenTagsProps = {
  services: readonly BannerService[];
  onServices: (services: BannerService[]) => void;
};

/** Pasted code of counters, rewritten so that the browser ignores it until the visitor agrees. */
export function RewrittenTags({ services, onServices }: RewrittenTagsProps) {
  const id = useId();
  const [pasted, setPasted] = useState("");
  const isEmpty = pasted.trim() === "";
  const { html, changes } = rewriteTags(pasted, services);
  const rewritten = changes.filter(({ kind }) => kind !== "unknown" && kind !== "kept");
  const others = isEmpty ? [] : unaskedIn(pasted, services);
  const rewritePasted = (text: string) => {
    setPasted(text);
    const named = withIds(services, rewriteTags(text, services).ids);
    if (named) onServices(named);
  };
  return (
    <div>
      <h3 className="text-[1.0625rem]">
        <label htmlFor={id}>Замените код счётчиков переписанным</label>
      </h3>
      <p id={`${id}-hint`} className="mt-0.5 text-sm text-ink-faint">
        Вставьте сюда то, что стоит на&nbsp;страницах. Код не&nbsp;покидает ваш браузер.
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        value={pasted}
        rows={6}
        maxLength={200_000}
        spellCheck={false}
        autoComplete="off"
        placeholder="<!-- Yandex.Metrika counter --> …"
        onChange={(event) => rewritePasted(event.target.value)}
        className={`${controlClasses} mt-2 py-2.5 font-mono text-xs leading-relaxed`}
      />
      {others.length > 0 ? (
        <div className="mt-3 rounded-md bg-warning-wash px-4 py-3 text-sm">
          <p className="text-warning">
            В&nbsp;коде есть сервисы, о&nbsp;которых баннер не&nbsp;спрашивает:{" "}
            {others.map(({ name }) => name).join(", ")}.
          </p>
          <button
            type="button"
            className={buttonVariants({ variant: "secondary", size: "sm", className: "mt-2.5" })}
            onClick={() => {
              const all = [...services, ...others];
              onServices(withIds(all, rewriteTags(pasted, all).ids) ?? all);
            }}
          >
            <Plus aria-hidden="true" strokeWidth={1.75} />
            Добавить в баннер
          </button>
        </div>
      ) : null}
      <div role="status" className="mt-2 text-sm text-ink-soft">
        {isEmpty || (changes.length === 0 && others.length > 0) ? null : changes.length === 0 ? (
          "Скриптов здесь нет."
        ) : (
          <>
            {rewritten.length > 0
              ? `Переписано: ${plural(rewritten.length, "место", "места", "мест")}.`
              : "Переписывать нечего."}
            <ul className="mt-1 list-disc pl-5">
              {changes.map(({ line, kind, service, excerpt }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one line may hold two alike
                <li key={at} className="wrap-anywhere">
                  Строка {line}: {nameOf(service, services) ?? excerpt.slice(0, 60)}
                  {"\u00a0— "}
                  {tagChangeLabels[kind]}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {rewritten.length > 0 ? (
        <div className="mt-5">
          <CodeBlock
            title="Переписанный код"
            object="переписанный код"
            place="На место прежнего"
            code={html}
            confirm={() => true}
          />
        </div>
      ) : null}
    </div>
  );
}

const nameOf = (key: string | null, services: readonly BannerService[]) =>
  services.find((service) => service.key === key)?.name;

/** Services of the catalogue found in the code that the banner does not ask about. */
function unaskedIn(html: string, services: readonly BannerService[]): BannerService[] {
  const rest = bannerServices.filter(({ key }) => services.every((service) => service.key !== key));
  const keys = new Set(rewriteTags(html, rest).changes.map(({ service }) => service));
  return rest
    .filter(({ key }) => keys.has(key))
    .map(({ aliases: _aliases, ...service }) => service);
}

/** Null if the numbers of the counters are known already. */
function withIds(
  services: readonly BannerService[],
  ids: Rewritten["ids"],
): BannerService[] | null {
  const named = services.map((service) => ({
    ...service,
    ids: [...new Set([...service.ids, ...(ids[service.key] ?? [])])],
  }));
  const isNew = named.some((service, at) => service.ids.length > (services[at]?.ids.length ?? 0));
  return isNew ? named : null;
}
