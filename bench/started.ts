/** What a measurement has started: stopped in the other order, also when it breaks off or is interrupted. */
const stops: (() => Promise<void>)[] = [];

/**
 * Waits for a process that is starting and remembers how to stop it. Remembered before it is up, so that an
 * interruption in between leaves nothing behind.
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

/** Stops all that was started; a failure is reported, and the others are stopped all the same. */
export async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    await stop().catch((error) => console.error(error));
  }
}
