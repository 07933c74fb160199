import { CheckedOn } from "@/components/page-blocks/checked-on";
import { PassageList } from "@/components/page-blocks/passage-list";
import { PageFrame } from "@/components/shell/page/page-frame";
import { disclaimerCheckedOn, disclaimerPassages } from "@/content/pages/disclaimer";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

const title = "Отказ от ответственности";

export const generateMetadata = () =>
  pageMetadata({
    path: "/disclaimer",
    title,
    description:
      "За что отвечает сервис, за что — владелец сайта, чего документ не заменит и когда нужен юрист.",
  });

export default function DisclaimerPage() {
  return (
    <PageFrame
      path="/disclaimer"
      title={title}
      lead="Документы сервиса справочные: они составлены по вашим ответам и подходят для обычных случаев. В сложном случае покажите их юристу."
    >
      <PassageList passages={disclaimerPassages} />
      <CheckedOn date={disclaimerCheckedOn} />
    </PageFrame>
  );
}
