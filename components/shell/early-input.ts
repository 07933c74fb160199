import { flushSync } from "react-dom";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor gave to one control of the server's HTML before React knew of it. */
type Given = { control: Control; value: string; checked: boolean };

/** Inputs that are not typed into. */
const notFilledIn = new Set(["hidden", "submit", "button", "reset", "image"]);

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/**
 * What was typed, ticked and chosen on the page while its scripts were still on their way: all controls
 * that differ from the HTML they came with.
 */
export function readEarlyInput(page: ParentNode): Given[] {
  return [...page.querySelectorAll<Control>("input, textarea, select")]
    .filter((control) => !notFilledIn.has(control.type) && isChanged(control))
    .map((control) => ({
      control,
      value: control.value,
      checked: isCheckable(control) && control.checked,
    }));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== firstValue(control);
  if (control.type === "file") return control.value !== "";
  if (!isCheckable(control)) return control.value !== control.defaultValue;
  // Of a group of radios only the checked one needs an event.
  return (
    control.checked !== control.defaultChecked && (control.type !== "radio" || control.checked)
  );
}

/** The option that the HTML names; without one a browser takes the first. */
function firstValue({ options }: HTMLSelectElement): string | undefined {
  const given = [...options].find((option) => option.defaultSelected) ?? options[0];
  return given?.value;
}

/**
 * Dispatches the typed values again, as if they were typed now, one by one: a form may react to one change
 * using the state after the one before. Words come first, because a choice may take their field away.
 */
export function replayInput(given: readonly Given[]): void {
  const isChoice = ({ control }: Given) =>
    control instanceof HTMLSelectElement || isCheckable(control);
  const words = given.filter((one) => !isChoice(one));
  for (const one of [...words, ...given.filter(isChoice)]) {
    // A choice before this one may have taken it away.
    if (one.control.isConnected) flushSync(() => giveAgain(one));
  }
}

/**
 * React compares with what it last set itself through the element, so the old value is set that way and
 * the new one past it: by the browser's own setter or, for a box, by a click.
 */
function giveAgain({ control, value, checked }: Given): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (control.type === "file") {
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isCheckable(control)) {
    control.checked = !checked;
    control.click();
  } else {
    const { selectionStart, selectionEnd } = control;
    control.value = control.defaultValue;
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
    // The two assignments moved the caret to the end; some types have none.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
