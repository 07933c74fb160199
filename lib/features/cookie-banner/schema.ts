import { z } from "zod";
import { chosenBanner } from "@/lib/tools/cookie-banner/settings/settings";

/** The part that the owner chooses; the id, the edition and the journal come from the site. */
export const bannerChoice = chosenBanner.extend({
  journalUrl: z
    .string("Здесь нужен текст")
    .max(2000, "Текст слишком длинный")
    .describe("Адрес журнала на сервере сайта, когда журнал ведётся там"),
});
export type BannerChoice = z.output<typeof bannerChoice>;

/** Body of `PUT /api/sites/{id}/banner`. */
export const bannerRequest = bannerChoice.extend({
  /** Asks all visitors again, although nothing has changed. */
  askAgain: z.boolean("askAgain — true или false").default(false),
});
export type BannerRequest = z.input<typeof bannerRequest>;
