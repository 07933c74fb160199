/** The id of the control of a field that `checkBanner` names, or of the first one of its list. */
export function controlOf(field: string): string {
  const [name = "", ...rest] = field.split(".");
  if (name === "texts")
    return `banner-text-${rest.filter((part) => part !== "categories").join("-")}`;
  if (name === "colours") return `banner-${rest[0]}`;
  if (name === "services") return "banner-services-search";
  if (name === "journal") return "banner-journal-url";
  return `banner-${name}`;
}
