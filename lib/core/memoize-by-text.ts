/**
 * Memoizes a function of a text: a form calls it at every letter, and a document in many places, with the same few
 * names and addresses. Only for pure functions of the text. Callers must not modify the result, because it is shared.
 */
export function memoizeByText<Found>(compute: (text: string) => Found): (text: string) => Found {
  const remembered = new Map<string, Found>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined || remembered.has(text)) return known as Found;
    const result = compute(text);
    // Untrusted input: do not keep it indefinitely, nor long texts.
    if (text.length > maxLength) return result;
    if (remembered.size >= maxTexts) remembered.clear();
    remembered.set(text, result);
    return result;
  };
}

const maxTexts = 1000;
const maxLength = 1000;
