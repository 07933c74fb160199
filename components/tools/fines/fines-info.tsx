import { PageSection } from "@/components/page-blocks/page-section";
import { PassageList } from "@/components/page-blocks/passage-list";
import { PenaltyNote, PenaltyTable } from "@/components/page-blocks/penalty-table";
import { ResponsiveTable } from "@/components/page-blocks/responsive-table";
import { formatRange } from "@/components/tools/fines/format-figures";
import { amountDifferenceNote } from "@/content/tools/fine-advice";
import { violationTexts } from "@/content/tools/fine-calculator";
import { describeAmount, getPenalty } from "@/content/tools/penalties";
import { typeset } from "@/lib/russian/screen-typography";
import { findParts } from "@/lib/tools/fines/articles";
import { type ViolationId, violationFigures, violationIds } from "@/lib/tools/fines/figures";

/**
 * «Информация о штрафах»: the current article 13.11, and why the calculator's figures differ
 * (docs/specification/law.md#two-sets-of-figures).
 */
export function FinesInfo() {
  return (
    <>
      <PageSection
        id="today"
        title="Статья 13.11 КоАП РФ сегодня"
        lead="В редакции закона № 420-ФЗ от 30.11.2024, действует с 30 мая 2025 года. Руководитель — это «должностное лицо» кодекса, гражданин — владелец сайта без статуса ИП."
      >
        <PenaltyTable />
        <PenaltyNote />
      </PageSection>
      <PageSection
        id="difference"
        title="Почему калькулятор показывает другое"
        lead="Ориентир и статья не совпадают, и так задумано: ориентир отвечает на вопрос «какого порядка сумма», статья — «сколько по закону». Для решений берите статью."
      >
        <ResponsiveTable
          caption="Ориентир калькулятора и суммы статьи 13.11"
          columns={[
            "Нарушение",
            "Ориентир для ИП",
            "Ориентир для организации",
            "Статья 13.11, организация",
          ]}
          rows={violationIds.map((id) => ({
            id,
            cells: [
              typeset(violationTexts[id].name),
              <Sum key="ip">{formatRange(violationFigures[id].ip)}</Sum>,
              <Sum key="legal">{formatRange(violationFigures[id].legal)}</Sum>,
              <Sum key="law">{lawOf(id)}</Sum>,
            ],
          }))}
        />
        <p className="measure mt-3 mb-8 text-sm text-ink-faint">
          {typeset("Ориентир — до коэффициентов. Статья — за нарушение впервые.")}
        </p>
        <PassageList passages={amountDifferenceNote} />
      </PageSection>
    </>
  );
}

function Sum({ children }: { children: string }) {
  return <span className="whitespace-pre-line tabular-nums">{children}</span>;
}

/** «ч. 1: 150–300 тыс. ₽», one line per part. */
function lawOf(violation: ViolationId): string {
  const lines = findParts(violation, { factors: [], userCount: 0 }).map(({ part }) => {
    const { companies } = getPenalty(part);
    if (!companies) return `ч.\u00a0${part}`;
    return `ч.\u00a0${part}: ${describeAmount(companies.amount)}${companies.isConfirmed ? "" : "\u00a0*"}`;
  });
  return lines.length > 0 ? lines.join("\n") : "нет: это не российский закон";
}
