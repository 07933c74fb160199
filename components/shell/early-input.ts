import { flushSync } from "react-dom";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The visitor's input to one control of the server's HTML before hydration. */
type Given = { control: Control; value: string; checked: boolean };

/** Input types without typed text. */
const notFilledIn = new Set(["hidden", "submit", "button", "reset", "image"]);

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** Input made while the page's scripts were loading: all controls that differ from the original HTML. */
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
  // Of a radio group only the checked one needs an event.
  return (
    control.checked !== control.defaultChecked && (control.type !== "radio" || control.checked)
  );
}

/** The option selected in the HTML; by default browsers take the first. */
function firstValue({ options }: HTMLSelectElement): string | undefined {
  const initial = [...options].find((option) => option.defaultSelected) ?? options[0];
  return initial?.value;
}

/**
 * Dispatches the input again, one control after another: a form may handle a change based on the state after the
 * previous one. Text comes first, because a choice may remove its field.
 */
export function replayInput(inputs: readonly Given[]): void {
  const isChoice = ({ control }: Given) =>
    control instanceof HTMLSelectElement || isCheckable(control);
  const textInputs = inputs.filter((input) => !isChoice(input));
  for (const item of [...textInputs, ...inputs.filter(isChoice)]) {
    // An earlier choice may have removed it.
    if (item.control.isConnected) flushSync(() => giveAgain(item));
  }
}

/**
 * React compares with the value it last set through the element, so the old value is set that way and the new one
 * bypasses it: by the browser's own setter or, for a checkbox, by a click.
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
    // The two assignments moved the caret to the end; some input types have none.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
