"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Whether the component is gone: for what happens after a call that may outlive it. */
export function useIsUnmounted(): Readonly<RefObject<boolean>> {
  const isUnmounted = useRef(false);
  useEffect(() => {
    // Strict mode runs the cleanup of a component that stays.
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return isUnmounted;
}
