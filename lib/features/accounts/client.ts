"use client";

import { createContext, useContext } from "react";
import type { CurrentUser } from "@/lib/features/accounts/responses";

/** `user` is null for a guest and until `isLoading` ends. */
export type Visitor = { user: CurrentUser | null; isLoading: boolean };

export const unknownVisitor: Visitor = { user: null, isLoading: true };
export const guest: Visitor = { user: null, isLoading: false };

/** Filled by `VisitorProvider`, so that a page of words shows its visitor without TanStack Query. */
export const VisitorContext = createContext<Visitor>(unknownVisitor);

/** For `VisitorWatcher` alone: says who is here to all that show it. */
export const TellVisitorContext = createContext<(visitor: Visitor) => void>(() => undefined);

/** The current user, or null for a guest. */
export const useCurrentUser = (): Visitor => useContext(VisitorContext);
