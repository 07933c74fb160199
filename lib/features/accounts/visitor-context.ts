"use client";

import { createContext, useContext } from "react";
import type { CurrentUser } from "@/lib/features/accounts/responses";

/** `user` is null for a guest, until `isLoading` ends, and where `hasFailed`: the server could not be asked. */
export type VisitorState = { user: CurrentUser | null; isLoading: boolean; hasFailed: boolean };

export const unknownVisitor: VisitorState = { user: null, isLoading: true, hasFailed: false };
export const guest: VisitorState = { user: null, isLoading: false, hasFailed: false };

/** Filled by `VisitorProvider`, so that a page of words shows its visitor without TanStack Query. */
export const VisitorContext = createContext<VisitorState>(unknownVisitor);

/** Only for `VisitorWatcher`: says who is here to all that show it. */
export const SetVisitorContext = createContext<(visitor: VisitorState) => void>(() => undefined);

/** The current user, or null for a guest. */
export const useCurrentUser = (): VisitorState => useContext(VisitorContext);
