"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { ErrorNumber } from "@/components/shell/page/error-number";
import { chosenTheme, defaultTheme, subscribeToTheme } from "@/components/shell/theme/theme";
import "@/app/styles/globals.css";

/** The last resort, when the root layout itself fails: rendered without the shell and its fonts. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <ThemedRoot>
      <body>
        {/* Next ignores exported metadata here; React moves the element to the head. */}
        <title>Сайт не открылся</title>
        <main role="alert" className="page-column py-20">
          <h1 className="text-3xl">Сайт не открылся</h1>
          <p className="measure mt-4 text-base text-ink-soft">
            Произошла ошибка. Созданные документы хранятся на сервере, а начатый — в этом браузере:
            они не пропали.
          </p>
          <ErrorNumber error={error} />
          <button
            type="button"
            onClick={retry}
            className="mt-8 h-11 rounded-md bg-accent px-4.5 font-medium text-on-accent"
          >
            Попробовать ещё раз
          </button>
        </main>
      </body>
    </ThemedRoot>
  );
}

/**
 * React gives the root element new attributes here, so it has to name the theme. Without the theme's script: Next's own
 * error page may run none (`server/page-response.mjs`), and in the browser React runs none that it inserts.
 */
function ThemedRoot({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, () => defaultTheme);
  return (
    <html lang="ru" className={theme}>
      {children}
    </html>
  );
}
