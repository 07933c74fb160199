import { InstallSection } from "@/components/features/installation/install-section";
import { CopyableCode } from "@/components/shell/copyable-code";
import type { Installation } from "@/lib/features/installation/responses";
import { typeset } from "@/lib/russian/screen-typography";
import { footerCode } from "@/lib/tools/embeds/embed-code";

/** The footer links as one snippet, for all published papers except the consents, which are linked at their forms. */
export function FooterLine({
  installation: { papers, footer, seenAt },
}: {
  installation: Installation;
}) {
  const linked = papers.flatMap(({ type, name, address }) =>
    type !== "consent" && address ? [{ title: name, address }] : [],
  );
  const waiting = papers.filter(({ type, address }) => type !== "consent" && !address).length;
  return (
    <InstallSection
      id="install-footer"
      title="Ссылки в подвал"
      state={footer.state}
      seenAt={seenAt}
      lead="Политику должно быть видно с каждой страницы, где собирают данные (152-ФЗ, ст. 18.1 ч. 2). Вставьте все ссылки разом."
    >
      {footer.missing.length > 0 ? (
        <p className="mt-2 text-sm text-warning">
          {typeset(`Не нашли ссылок: ${footer.missing.join("; ")}.`)}
        </p>
      ) : null}
      {linked.length > 0 ? (
        <CopyableCode
          code={footerCode(linked)}
          object="ссылки"
          place="В подвал, общий для всех страниц"
        />
      ) : null}
      {waiting > 0 ? (
        <p className="mt-2 text-sm text-ink-faint">
          {typeset(
            linked.length > 0
              ? `Ещё не опубликованы и сюда не вошли: ${waiting}.`
              : "Опубликуйте документы выше, и здесь появится код ссылок.",
          )}
        </p>
      ) : null}
    </InstallSection>
  );
}
