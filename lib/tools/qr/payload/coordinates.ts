/** Formats a number of degrees according to RFC 5870; null when it is not a number or out of range. */
function readDegrees(typed: string, limit: number): string | null {
  const match = /^\s*([+−–-]?)(\d{1,3})(?:[.,](\d{1,12}))?\s*°?\s*$/.exec(typed);
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  const digits = `${Number(whole)}${fraction ? `.${fraction}` : ""}`;
  if (Number(digits) > limit) return null;
  return sign === "" || sign === "+" || Number(digits) === 0 ? digits : `-${digits}`;
}

export const readLatitude = (typed: string) => readDegrees(typed, 90);
export const readLongitude = (typed: string) => readDegrees(typed, 180);

/**
 * Splits coordinates copied from a map, «55.753930, 37.620795»; null for anything else, also for «55,75», which is one
 * number with a comma.
 */
export function splitCoordinates(pasted: string): { latitude: string; longitude: string } | null {
  const match = /^\s*([+-]?\d{1,3}\.\d+)\s*[,;\s]\s*([+-]?\d{1,3}\.\d+)\s*$/.exec(pasted);
  return match ? { latitude: match[1] ?? "", longitude: match[2] ?? "" } : null;
}
