/** What a measurement has started: stopped in reverse order, also on failure or interruption. */
const stops: (() => Promise<void>)[] = [];

/**
 * Registers how to stop a process, then waits until it is up, so that an interruption in between leaves nothing
 * running.
 */
export function start<T>(starting: Promise<T>, stop: (started: T) => Promise<unknown>): Promise<T> {
  stops.push(async () => {
    const started = await starting.then(
      (value) => ({ value }),
      () => null,
    );
    if (started) await stop(started.value);
  });
  return starting;
}

/** Stops everything that was started; a failure is reported and does not keep the others running. */
export async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    await stop().catch((error) => console.error(error));
  }
}
