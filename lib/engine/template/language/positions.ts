/** A replacer of `JSON.stringify` that leaves out where in its file each node of a template stands. */
export const withoutPositions = (key: string, value: unknown): unknown =>
  key === "at" || key === "valueAt" ? undefined : value;
