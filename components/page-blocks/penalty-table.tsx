import {
  describeAmount,
  type Fine,
  type Penalty,
  penalties,
  penaltiesCheckedAt,
} from "@/content/tools/penalties";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { typeset } from "@/lib/russian/screen-typography";

const payers = [
  { key: "companies", name: "Организация" },
  { key: "entrepreneurs", name: "ИП" },
  { key: "officials", name: "Руководитель" },
  { key: "citizens", name: "Гражданин" },
] as const satisfies { key: keyof Penalty; name: string }[];

/** The fines of article 13.11, one row per part; on a phone each part is a short list. */
export function PenaltyTable() {
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">Штрафы по частям статьи 13.11 КоАП РФ</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink/80 text-left">
          <th scope="col" className="w-14 py-2.5 pr-3 font-medium">
            Часть
          </th>
          <th scope="col" className="py-2.5 pr-5 font-medium">
            За что
          </th>
          {payers.map(({ key, name }) => (
            <th key={key} scope="col" className="w-[15%] py-2.5 pr-3 font-medium last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {penalties.map((penalty) => (
          <tr
            key={penalty.part}
            className="border-b border-line align-top max-md:block max-md:py-4 md:[&>*]:py-3"
          >
            <th scope="row" className="pr-3 text-left font-semibold tabular-nums max-md:block">
              <span className="font-normal text-ink-faint md:hidden">Часть </span>
              {penalty.part}
            </th>
            <td className="pr-5 max-md:mt-1 max-md:mb-2 max-md:block max-md:pr-0 max-md:font-medium">
              {typeset(penalty.offence)}
            </td>
            {payers.map(({ key, name }) => (
              <td
                key={key}
                className="pr-3 tabular-nums last:pr-0 max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0.5 max-md:pr-0"
              >
                <span className="text-ink-faint md:hidden">{name}</span>
                <FineCell fine={penalty[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The note under the table: how reliable its amounts are. */
export function PenaltyNote() {
  return (
    <p className="measure mt-4 text-sm text-ink-faint">
      {typeset(
        `Проверено ${formatRussianDate(penaltiesCheckedAt)} по вторичным источникам. * — сумма требует проверки: подтверждения ей мы не нашли. Прочерк — часть этих лиц не касается или сумма не установлена. Прежде чем решать что-то по этим числам, откройте`,
      )}{" "}
      <a href="http://pravo.gov.ru" rel="noopener" className="text-accent">
        официальный текст кодекса
      </a>
      .
    </p>
  );
}

function FineCell({ fine }: { fine: Fine | null }) {
  if (!fine) return <span className="text-ink-faint">—</span>;
  return (
    <span className="max-md:max-w-52 max-md:text-right">
      {describeAmount(fine.amount)}
      {fine.isConfirmed ? null : (
        <>
          <span aria-hidden="true" className="text-ink-faint">
            *
          </span>
          <span className="sr-only"> (требует проверки)</span>
        </>
      )}
    </span>
  );
}
