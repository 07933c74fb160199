/**
 * The same function of a text, which remembers what it found: a form asks at every letter, and a document in many
 * places, about the same few names and addresses. Safe only for what follows from nothing but the text, and nobody may
 * change what it gives, since the next who asks gets the same.
 */
export function memoizeByText<Found>(find: (text: string) => Found): (text: string) => Found {
  const remembered = new Map<string, Found>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined || remembered.has(text)) return known as Found;
    const found = find(text);
    // What strangers type is not kept for ever, and never much of it.
    if (text.length > maxLength) return found;
    if (remembered.size >= maxTexts) remembered.clear();
    remembered.set(text, found);
    return found;
  };
}

const maxTexts = 1000;
const maxLength = 1000;
