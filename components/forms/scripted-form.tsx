import type { ComponentProps } from "react";

/**
 * A form that only its script submits. Before that has loaded, Enter or the button would make the browser submit the
 * fields itself: a password would be in the URL, in the history and in the logs. Outside a dialog `method="dialog"`
 * makes the browser submit nothing.
 */
export function ScriptedForm(props: ComponentProps<"form">) {
  return <form noValidate method="dialog" {...props} />;
}
