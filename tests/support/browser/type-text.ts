import { act } from "react";

/** Types a text into a control that React renders, and waits for the renders and effects that follow. */
export const typeText = (id: string, text: string): Promise<void> =>
  act(async () => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    if (!control) throw new Error(`no control ${id}`);
    // The setter of the class: React replaces that of the element, to notice changes that are not typed.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
    setter?.call(control, text);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });
