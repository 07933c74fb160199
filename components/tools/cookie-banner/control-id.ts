/** The id of the control for a field named by `checkBanner`, or of the first one in its list. */
export function controlId(field: string): string {
  const [name = "", ...rest] = field.split(".");
  if (name === "texts")
    return `banner-text-${rest.filter((part) => part !== "categories").join("-")}`;
  if (name === "colours") return `banner-${rest[0]}`;
  if (name === "services") return "banner-services-search";
  if (name === "journal") return "banner-journal-url";
  return `banner-${name}`;
}
