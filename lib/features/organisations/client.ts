"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import type { MemberRole } from "@/lib/core/access/organisation-roles";
import type { OrganisationEvent } from "@/lib/features/organisations/responses";
import type { InvitationRequest, OrganisationRequest } from "@/lib/features/organisations/schema";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { pagesKey, wholeListKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/organisations";
const eventsPath = (id: string) => `${path}/${id}/events` as const;

/** The organisations that the user works in, the user's own first. */
export const useOrganisations = () => useQuery(freshQuery(path, wholeListKey(path)));

/** One organisation with its members and sites. */
export const useOrganisation = (id: string) => useQuery(freshQuery(`${path}/${id}`, [path, id]));

/** The events of an organisation, newest first. */
export const useOrganisationEvents = (id: string): PagedList<OrganisationEvent> =>
  usePagedList(`${path}/${id}/events`);

/** Members and accessible sites depend on each other. */
const refresh = { invalidates: [[path], siteKeys.all] };
/** The same with the events of the organisation, which are beside its members. */
const refreshOf = (id: string) => ({
  invalidates: [...refresh.invalidates, pagesKey(eventsPath(id))],
});

/** Creates an organisation of the user from its name; gives the organisation. */
export const useCreateOrganisation = () =>
  useApiMutation(
    (body: OrganisationRequest) => requestJson(path, { method: "POST", body }),
    refresh,
  );

/** Renames the organisation `id`. */
export const useRenameOrganisation = (id: string) =>
  useApiMutation(
    (body: OrganisationRequest) => requestJson(`${path}/${id}`, { method: "PATCH", body }),
    refreshOf(id),
  );

/** @param id of the organisation; the file is sent as base64. */
export const useSetLogo = (id: string) =>
  useApiMutation(
    async (file: File) =>
      requestJson(`${path}/${id}/logo`, {
        method: "PUT",
        body: { image: await toBase64(file) },
      }),
    refreshOf(id),
  );

/** Removes the logo of the organisation `id`; takes nothing. */
export const useRemoveLogo = (id: string) =>
  useApiMutation(() => requestJson(`${path}/${id}/logo`, { method: "DELETE" }), refreshOf(id));

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Deletes the organisation `id`; takes and gives nothing. */
export const useDeleteOrganisation = (id: string) =>
  useApiMutation(() => request(`${path}/${id}`, { method: "DELETE" }), refresh);

/** Invites somebody by e-mail into the organisation `id`. */
export const useInvite = (id: string) =>
  useApiMutation(
    (body: InvitationRequest) => requestJson(`${path}/${id}/invitations`, { method: "POST", body }),
    refreshOf(id),
  );

/** Takes the id of an invitation and withdraws it. */
export const useWithdrawInvitation = (id: string) =>
  useApiMutation(
    (invitation: string) =>
      request(`${path}/${id}/invitations/${invitation}`, { method: "DELETE" }),
    refreshOf(id),
  );

/** Takes the id of a member and a role, and gives the member that role. */
export const useChangeRole = (id: string) =>
  useApiMutation(
    ({ member, role }: { member: string; role: MemberRole }) =>
      requestJson(`${path}/${id}/members/${member}`, {
        method: "PATCH",
        body: { role },
      }),
    refreshOf(id),
  );

/** Removes a member; removing oneself means leaving. */
export const useRemoveMember = (id: string) =>
  useApiMutation(
    (member: string) => request(`${path}/${id}/members/${member}`, { method: "DELETE" }),
    refreshOf(id),
  );

/** Opens a site to the members, or changes whether its documents name the organisation. */
export const useShareSite = (id: string) =>
  useApiMutation(
    ({ site, showsStudio }: { site: string; showsStudio: boolean }) =>
      requestJson(`${path}/${id}/sites/${site}`, {
        method: "PUT",
        body: { showsStudio },
      }),
    refreshOf(id),
  );

/** Takes the id of a site and closes the site to the members. */
export const useUnshareSite = (id: string) =>
  useApiMutation(
    (site: string) => request(`${path}/${id}/sites/${site}`, { method: "DELETE" }),
    refreshOf(id),
  );

/** The offer in an invitation e-mail. */
export const useInvitationPreview = () =>
  useMutation({
    mutationFn: (token: string) =>
      requestJson("/api/invitations/look", { method: "POST", body: { token } }),
  });

/** Takes the token of an invitation and makes the user a member. */
export const useAcceptInvitation = () =>
  useApiMutation(
    (token: string) =>
      requestJson("/api/invitations/accept", {
        method: "POST",
        body: { token },
      }),
    refresh,
  );
