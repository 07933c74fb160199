/** A name in «…»; one that has such marks of its own («Студия «Лайм»») stands as it is. */
export const quoted = (name: string): string => (name.includes("«") ? name : `«${name}»`);
