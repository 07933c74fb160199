"use client";

import { createContext, useContext } from "react";
import type { CurrentUser } from "@/lib/features/accounts/responses";

/** `user` is null for a guest, while `isLoading`, and when `hasFailed`: the server could not be reached. */
export type VisitorState = { user: CurrentUser | null; isLoading: boolean; hasFailed: boolean };

export const unknownVisitor: VisitorState = { user: null, isLoading: true, hasFailed: false };
export const guest: VisitorState = { user: null, isLoading: false, hasFailed: false };

/** Filled by `VisitorProvider`, so that a static page shows its visitor without TanStack Query. */
export const VisitorContext = createContext<VisitorState>(unknownVisitor);

/** Only for `VisitorWatcher`: publishes the visitor to every component that shows one. */
export const SetVisitorContext = createContext<(visitor: VisitorState) => void>(() => undefined);

/** The current user, or null for a guest. */
export const useCurrentUser = (): VisitorState => useContext(VisitorContext);
