"use client";

import { CalendarDownload } from "@/components/features/duties/site-calendar";
import { AddRequest } from "@/components/features/requests/add-request";
import { AnsweredPanel } from "@/components/features/requests/answered-panel";
import { PendingRequestRow } from "@/components/features/requests/pending-request-row";
import { TermsTable } from "@/components/features/requests/terms-table";
import { SiteFrame, SiteHeading } from "@/components/shell/site-frame/site-frame";
import { ForbiddenPart, SiteStates } from "@/components/shell/site-frame/site-states";
import { useWasSignedIn } from "@/components/shell/visitor/use-required-user";
import { requestRegisterTexts as texts } from "@/content/requests/register";
import { useOpenRequests } from "@/lib/features/requests/client";
import type { OpenRequests } from "@/lib/features/requests/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** `/sites/{id}/requests`: what people asked of the site's owner, and the terms for answers. */
export function RequestsScreen({ id }: { id: string }) {
  const isOpen = useWasSignedIn();
  return <SiteFrame siteId={id}>{isOpen ? <LoadedRequests id={id} /> : null}</SiteFrame>;
}

function LoadedRequests({ id }: { id: string }) {
  const requests = useOpenRequests(id);
  const { error } = requests;
  if (error instanceof ApiError && error.status === 403) {
    return <ForbiddenPart siteId={id} error={error} />;
  }
  return (
    <SiteStates query={requests} failure={texts.notLoaded} failureNote={texts.areSafe}>
      {(register) => <Register register={register} />}
    </SiteStates>
  );
}

function Register({ register }: { register: OpenRequests }) {
  const { site, open, today } = register;
  return (
    <>
      <SiteHeading title={texts.title} address={site.address} lead={texts.intro}>
        <div className="mt-5 flex flex-wrap gap-3">
          <AddRequest siteId={site.id} today={today} />
          {open.length > 0 ? <CalendarDownload siteId={site.id} size="md" /> : null}
        </div>
      </SiteHeading>
      <section aria-labelledby="open-requests" className="mt-12">
        <h2 id="open-requests" className="text-xl">
          {texts.open}
        </h2>
        {open.length === 0 ? (
          <p className="measure mt-3 text-ink-soft">{typeset(texts.noneOpen)}</p>
        ) : (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {open.map((request) => (
              <PendingRequestRow key={request.id} request={request} register={register} />
            ))}
          </ul>
        )}
      </section>
      <AnsweredPanel register={register} />
      <TermsTable />
      <section aria-labelledby="keeping" className="measure mt-12">
        <h2 id="keeping" className="text-xl">
          {texts.keepingTitle}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{typeset(texts.keeping)}</p>
      </section>
    </>
  );
}
