import { pageMetadata } from "@/lib/features/seo/page-metadata";

/** One canonical URL for both addresses of the page. */
export const checklistMetadata = () =>
  pageMetadata({
    path: "/important",
    title: "Чек-лист 152-ФЗ для сайта: восемь пунктов",
    description:
      "Политика, согласие, cookie, https, копии, доступ, удаление данных: что проверить на своём сайте за четверть часа и какая норма этого требует.",
  });
