"use client";

import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { BannerLine } from "@/components/features/installation/banner-line";
import { CheckBar } from "@/components/features/installation/check-bar";
import { DocumentLine } from "@/components/features/installation/document-line";
import { FooterLine } from "@/components/features/installation/footer-line";
import { FormsLine } from "@/components/features/installation/forms-line";
import { InstallSection } from "@/components/features/installation/install-section";
import { PlatformSteps } from "@/components/features/installation/platform-steps";
import { SiteFrame } from "@/components/shell/site-frame/site-frame";
import { SiteStates } from "@/components/shell/site-frame/site-states";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Button } from "@/components/ui/button";
import { type InstallPlatform, platformTexts } from "@/content/installation/instructions";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useInstallation } from "@/lib/features/installation/client";
import type { Installation } from "@/lib/features/installation/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** `/sites/{id}/install`: what must be installed on a site; each line is completed when a check sees it there. */
export function InstallScreen({ id }: { id: string }) {
  const user = useRequiredUser();
  return <SiteFrame siteId={id}>{user ? <Loaded id={id} user={user} /> : null}</SiteFrame>;
}

function Loaded({ id, user }: { id: string; user: CurrentUser }) {
  const query = useInstallation(id);
  return (
    <SiteStates query={query} failure="Не удалось открыть сайт">
      {(installation) => <Install installation={installation} user={user} />}
    </SiteStates>
  );
}

function Install({ installation, user }: { installation: Installation; user: CurrentUser }) {
  const { id, address, papers, platform: detectedPlatform, seenAt, isDone } = installation;
  const [chosen, setChosen] = useState<InstallPlatform | null>(null);
  const platform = chosen ?? detectedPlatform.key;
  if (papers.length === 0) return <NoPapers id={id} address={address} />;
  return (
    <>
      <Heading address={address} />
      {isDone ? (
        <p className="mt-5 flex items-start gap-2.5 text-base font-medium text-success">
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5.5 shrink-0" />
          Готово: всё, что нужно, стоит на&nbsp;сайте.
        </p>
      ) : null}
      <CheckBar installation={installation} />
      <InstallSection
        id="install-platform"
        title="На чём сделан сайт"
        seenAt={seenAt}
        lead={
          detectedPlatform.name
            ? `Видно: ${detectedPlatform.name}. Если это не так, выберите другое: от этого зависят шаги и код.`
            : "Выберите: от этого зависят шаги и код для каждого документа."
        }
      >
        <PlatformSteps platform={platform} onChange={setChosen} />
      </InstallSection>
      <InstallSection
        id="install-papers"
        title="Документы"
        seenAt={seenAt}
        lead="У каждого — свой постоянный адрес. Поставьте на него ссылку или вставьте сам текст на страницу сайта."
      >
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {papers.map((paper) => (
            <li key={paper.documentId}>
              <DocumentLine
                item={paper}
                methods={platformTexts[platform].ways}
                seenAt={seenAt}
                user={user}
              />
            </li>
          ))}
        </ul>
      </InstallSection>
      <FooterLine installation={installation} />
      <FormsLine installation={installation} />
      <BannerLine installation={installation} />
    </>
  );
}

function Heading({ address }: { address: string }) {
  return (
    <header>
      <h1 className="text-2xl sm:text-3xl">Поставить на&nbsp;сайт</h1>
      <p className="measure mt-2 text-base break-words text-ink-soft">
        {typeset("Всё, что должно стоять на")}{" "}
        <a href={`https://${address}`} target="_blank" rel="noreferrer" className="text-accent">
          {address}
        </a>
        {typeset(". Строку закрывает проверка: она читает сайт и отмечает то, что увидела сама.")}
      </p>
    </header>
  );
}

function NoPapers({ id, address }: { id: string; address: string }) {
  return (
    <>
      <Heading address={address} />
      <p className="measure mt-6 text-ink-soft">
        {typeset(
          "Ставить пока нечего: у этого сайта ещё нет документов. Составьте первый, и здесь появится код для каждого.",
        )}
      </p>
      <Button asChild className="mt-5">
        <Link href={`/sites/${id}`}>Что нужно сайту</Link>
      </Button>
    </>
  );
}
