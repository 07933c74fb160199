import { pageMetadata } from "@/lib/features/seo/page-metadata";

/** Of both addresses: a search engine keeps one. */
export const checklistMetadata = () =>
  pageMetadata({
    path: "/important",
    title: "Чек-лист 152-ФЗ для сайта: восемь пунктов",
    description:
      "Политика, согласие, cookie, https, копии, доступ, удаление данных: что проверить на своём сайте за четверть часа и какая норма этого требует.",
  });
