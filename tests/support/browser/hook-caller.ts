/** A component that calls a hook and shows nothing. */
export function HookCaller({ call }: { call: () => void }) {
  call();
  return null;
}
