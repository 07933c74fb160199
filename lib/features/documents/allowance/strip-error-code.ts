/** The server's sentence about the limit without the code that it begins with. */
export function stripErrorCode(message: string): string {
  const text = message.replace(/^LIMIT_REACHED:\s*/, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
