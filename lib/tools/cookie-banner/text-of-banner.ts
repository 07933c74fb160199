import { askedCategories } from "@/lib/tools/cookie-banner/runtime/config";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";

/**
 * All that a visitor reads on the banner, in one canonical form: the journal stores it as the text of a consent, and
 * every record contains its hash (152-ФЗ ст. 9 ч. 3). Includes the services, by name and category, and the address of
 * the policy; not the look.
 */
export function textOfBanner({ language, texts, policyUrl, services }: BannerSettings): string {
  const categories = askedCategories({ services }).map((category) => {
    const { name, hint } = texts.categories[category];
    const names = services
      .filter((service) => service.category === category)
      .map((item) => item.name);
    return `[ ] ${name}\n${hint}\n${names.join(", ")}`;
  });
  return [
    `(${language})`,
    texts.title,
    texts.body,
    ...(policyUrl ? [`${texts.policyLink}: ${policyUrl}`] : []),
    `${texts.necessary}\n${texts.necessaryHint}`,
    ...categories,
    [texts.accept, texts.refuse, texts.settings, texts.save].map((text) => `<${text}>`).join(" "),
    `<${texts.reopen}>`,
    texts.leftBehind,
  ]
    .join("\n\n")
    .replace(/\r\n?/g, "\n")
    .normalize("NFC")
    .concat("\n");
}
