/*
 * The theme is a class of the root element. It is not React state: the prerendered page has it, and changing it renders
 * nothing.
 */

export type Theme = "light" | "dark";

/** The class in the prerendered page; `themeScript` sets the other one for visitors who chose it. */
export const defaultTheme: Theme = "light";
const storageKey = "theme";

/** Runs before the first paint, so that a dark page never flashes. */
export const themeScript = `try{localStorage.getItem("${storageKey}")==="dark"&&document.documentElement.classList.replace("light","dark")}catch{}`;

const listeners = new Set<() => void>();

export const currentTheme = (): Theme =>
  document.documentElement.classList.contains("dark") ? "dark" : "light";

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
  // Reading it forces the browser to compute the new colours while transitions are off.
  window.getComputedStyle(document.body).getPropertyValue("color");
  setTimeout(() => still.remove(), 1);
  for (const listener of listeners) listener();
}
