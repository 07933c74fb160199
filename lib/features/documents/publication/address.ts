/** The whole address of a public document. */
export function publicAddress(siteUrl: string, publicId: string): string {
  return `${siteUrl}/d/${publicId}`;
}
