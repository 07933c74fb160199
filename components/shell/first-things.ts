let pending: Promise<unknown> = Promise.resolve();

/** Code that a visitor waits for: what can come later leaves it the whole line. */
export function putFirst(work: Promise<unknown>): void {
  pending = Promise.allSettled([pending, work]);
}

/** Ends when nothing that was put first is on its way; never fails. */
export async function afterFirstThings(): Promise<void> {
  await pending;
}
