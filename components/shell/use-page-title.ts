import { useLayoutEffect } from "react";

/**
 * Titles the tab once a screen knows what it shows: the page's own `metadata` says only «Документ». A `<title>` of the
 * screen would be the second in the head, and browsers use the first. Names of documents and sites only: a title stays in
 * the history.
 */
export function usePageTitle(title: string): void {
  // Not `useEffect`: its cleanup comes after the next page's metadata, and would put the old title over it.
  useLayoutEffect(() => {
    let metadata = document.title;
    const write = () => {
      if (document.title === title) return;
      metadata = document.title;
      document.title = title;
    };
    write();
    // On a visit through the router Next writes the metadata later than a screen whose data are in the cache.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      // The next page of the same route has the same metadata, so React would leave this title in place.
      if (document.title === title) document.title = metadata;
    };
  }, [title]);
}
