"use client";

import { useEffect, useRef, useState } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import { askedCategories } from "@/lib/tools/cookie-banner/runtime/config";
import { createView } from "@/lib/tools/cookie-banner/runtime/view";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";
import { toBannerConfig } from "@/lib/tools/cookie-banner/write-banner";

const levels = { first: "Первый вопрос", list: "По группам", later: "После выбора" } as const;
type Level = keyof typeof levels;

/** A page with placeholder lines, so that nobody takes it for the site. Empty: the parser creates head and body. */
const emptyPage = "<!doctype html><title>Пример страницы</title>";

/** The real banner in a frame as wide as this element; its actions have no effect. */
export function BannerPreview({ settings }: { settings: BannerSettings }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [level, setLevel] = useState<Level>("first");
  const [isLoaded, setLoaded] = useState(false);
  const hasServices = settings.services.length > 0;

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isLoaded || !page?.body || !hasServices) return;
    // Debounced: at each letter the frame would blink.
    const timer = setTimeout(() => {
      page.body.style.fontFamily = "system-ui, sans-serif";
      page.body.replaceChildren(...drawPage(page));
      const config = toBannerConfig(settings);
      const view = createView(
        config,
        askedCategories(config),
        () => null,
        () => setLevel("later"),
        page,
      );
      view.ask();
      if (level === "list") view.open();
      if (level === "later") view.settle();
    }, 150);
    return () => clearTimeout(timer);
  }, [settings, level, isLoaded, hasServices]);

  return (
    <div>
      <div role="radiogroup" aria-label="Что показать" className="flex flex-wrap gap-x-5">
        {(Object.keys(levels) as Level[]).map((item) => (
          <LightChoice
            key={item}
            type="radio"
            name="banner-level"
            autoComplete="off"
            isDense
            checked={item === level}
            onChange={() => setLevel(item)}
          >
            {levels[item]}
          </LightChoice>
        ))}
      </div>
      <div className="mt-2 h-120 resize-y overflow-hidden rounded-md border border-line-strong bg-[white]">
        {hasServices ? (
          <iframe
            ref={frame}
            title="Как увидит посетитель"
            srcDoc={emptyPage}
            onLoad={() => setLoaded(true)}
            className="block size-full [color-scheme:light]"
          />
        ) : (
          <p className="flex h-full items-center justify-center px-6 text-center text-[#4a5261]">
            Добавьте хотя бы один сервис: без них спрашивать посетителя не о чем.
          </p>
        )}
      </div>
    </div>
  );
}

/** Grey lines in place of the site's text. */
function drawPage(page: Document): HTMLElement[] {
  return [40, 92, 86, 90, 60, 94, 88, 72].map((width, at) => {
    const line = page.createElement("div");
    Object.assign(line.style, {
      width: `${width}%`,
      height: at === 0 ? "28px" : "12px",
      margin: at === 0 ? "28px 24px 24px" : "14px 24px",
      background: "#e8e9ec",
      borderRadius: "3px",
    });
    return line;
  });
}
