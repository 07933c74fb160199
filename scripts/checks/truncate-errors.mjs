const shownLines = 120;

/**
 * Shortens a long list of errors, and names the file with the rest.
 * @param {string} output Errors start at the beginning of a line; indented lines belong to the one above.
 * @param {object} options
 * @param {string} [options.first] Errors with this in their first line are shown before all others.
 * @param {string} options.report The file with the full output.
 */
export function truncateErrors(output, { first, report }) {
  const lines = output.trimEnd().split("\n");
  const ordered = first === undefined ? lines : withFirst(lines, first);
  const rest = ordered.length - shownLines;
  if (rest <= 0) return ordered.join("\n");
  return [...ordered.slice(0, shownLines), `… ещё строк: ${rest}, все — в ${report}`].join("\n");
}

function withFirst(lines, first) {
  const errors = [];
  for (const line of lines) {
    if (errors.length > 0 && /^\s/.test(line)) errors.at(-1).push(line);
    else errors.push([line]);
  }
  const isFirst = ([line]) => line.includes(first);
  return [...errors.filter(isFirst), ...errors.filter((error) => !isFirst(error))].flat();
}
