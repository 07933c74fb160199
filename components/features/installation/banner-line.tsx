import { InstallSection } from "@/components/features/installation/install-section";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { Installation } from "@/lib/features/installation/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** The banner: its builder and the journal of consents have screens of their own. */
export function BannerLine({
  installation: { id, banner, seenAt },
}: {
  installation: Installation;
}) {
  const { state, services, isNamed } = banner;
  const isNeeded = state !== "notNeeded";
  return (
    <InstallSection
      id="install-banner"
      title="Баннер cookie"
      state={state}
      seenAt={seenAt}
      lead={
        services.length > 0
          ? `На сайте видно: ${services.join(", ")}. До согласия они не должны включаться (152-ФЗ, ст. 9 ч. 1).`
          : isNamed
            ? "По сведениям о сайте он считает посетителей или подбирает им предложения: на это спрашивают согласие (152-ФЗ, ст. 9 ч. 1)."
            : "Ни в сведениях о сайте, ни на нём самом не видно того, на что спрашивают согласие до загрузки."
      }
    >
      {isNeeded ? (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <OnDemandLink href={`/sites/${id}/banner`} className="text-accent">
            Собрать баннер
          </OnDemandLink>
          <OnDemandLink href={`/sites/${id}/journal`} className="text-accent">
            {typeset("Журнал согласий: чем доказать выбор")}
          </OnDemandLink>
        </p>
      ) : null}
    </InstallSection>
  );
}
