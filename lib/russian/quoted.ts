/** Puts a name in «…»; one that already contains such marks («Студия «Лайм»») is unchanged. */
export const quoted = (name: string): string => (name.includes("«") ? name : `«${name}»`);
