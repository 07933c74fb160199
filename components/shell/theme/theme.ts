/*
 * The theme is a class of the root element. It is not React state: the prerendered page has it, and changing it renders
 * nothing.
 */

export type Theme = "light" | "dark";

/** The class in the prerendered page; `themeScript` sets the other one for visitors who chose it. */
export const defaultTheme: Theme = "light";
const storageKey = "theme";

/** `--paper` of each theme, for the browser's own bars around the page. `contrast.test.ts` compares them. */
export const paperColours = { light: "#faf7f3", dark: "#11141b" } as const satisfies Record<
  Theme,
  string
>;

const darkBarId = "dark-bar";

/** Runs before the first paint, so that a dark page never flashes. Does what `show` does. */
export const themeScript = `try{if(localStorage.getItem("${storageKey}")==="dark"){document.documentElement.classList.replace("light","dark");const m=document.createElement("meta");m.id="${darkBarId}";m.name="theme-color";m.content="${paperColours.dark}";document.head.prepend(m)}}catch{}`;

const listeners = new Set<() => void>();

export const currentTheme = (): Theme =>
  document.documentElement.classList.contains("dark") ? "dark" : "light";

/** The stored choice, for a root element that lost its class. */
export function chosenTheme(): Theme {
  try {
    return localStorage.getItem(storageKey) === "dark" ? "dark" : "light";
  } catch {
    return defaultTheme;
  }
}

/** Calls `listener` after each change. Returns the unsubscribe function. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is blocked: the theme applies to this page only.
  }
}

/** Follows a choice made in another tab. Returns the unsubscribe function. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey) show(newValue === "dark" ? "dark" : "light");
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

function show(theme: Theme): void {
  if (theme === currentTheme()) return;
  // Switch at once: elements with colour transitions would lag behind the rest.
  const still = document.createElement("style");
  still.textContent = "*,*::before,*::after{transition:none!important}";
  document.head.append(still);
  document.documentElement.classList.replace(currentTheme(), theme);
  colourBar(theme);
  // Reading it forces the browser to compute the new colours while transitions are off.
  window.getComputedStyle(document.body).getPropertyValue("color");
  setTimeout(() => still.remove(), 1);
  for (const listener of listeners) listener();
}

/**
 * Colours the browser's bars. The first `theme-color` counts, so the dark one stands before the page's own, which stays
 * as it is: React, on hydrating, would add another for a changed one.
 */
function colourBar(theme: Theme): void {
  document.getElementById(darkBarId)?.remove();
  if (theme === "light") return;
  const bar = document.createElement("meta");
  bar.id = darkBarId;
  bar.name = "theme-color";
  bar.content = paperColours.dark;
  document.head.prepend(bar);
}
