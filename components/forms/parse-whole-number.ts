/** A number field is text while typed; anything but an integer becomes a value that the request's schema refuses. */
export const parseWholeNumber = (text: string): number =>
  /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
