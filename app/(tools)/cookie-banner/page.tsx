import { BannerPage } from "@/components/tools/cookie-banner/banner-page";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

export const generateMetadata = () =>
  pageMetadata({
    path: "/cookie-banner",
    title: "Баннер cookie: конструктор одного файла",
    description:
      "Баннер cookie для Яндекс Метрики, VK, Jivo и других: отказ с первого экрана, ничего не загружается до согласия, журнал согласий на вашем сервере.",
  });

export default BannerPage;
