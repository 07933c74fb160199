"use client";

import { createContext, useContext } from "react";
import type { CurrentUser } from "@/lib/features/accounts/responses";

/** `user` is null for a guest, while `isLoading`, and when `hasFailed`: the server could not be reached. */
export type CurrentUserState = { user: CurrentUser | null; isLoading: boolean; hasFailed: boolean };

export const unknownVisitor: CurrentUserState = { user: null, isLoading: true, hasFailed: false };
export const guest: CurrentUserState = { user: null, isLoading: false, hasFailed: false };

/** Filled by `VisitorProvider`, so that a static page shows its visitor without TanStack Query. */
export const CurrentUserContext = createContext<CurrentUserState>(unknownVisitor);

/** Only for `VisitorWatcher`: publishes the visitor to every component that shows one. */
export const SetCurrentUserContext = createContext<(visitor: CurrentUserState) => void>(
  () => undefined,
);

/** The current user, or null for a guest. */
export const useCurrentUser = (): CurrentUserState => useContext(CurrentUserContext);
