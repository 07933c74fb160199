import { useEffect } from "react";

/**
 * Titles the tab once a screen knows what it shows: the page's own `metadata` is written before, and says «Документ». A
 * `<title>` of the screen would be the second in the head, and browsers use the first. Names of documents and sites only:
 * a title stays in the history.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // The next page of the same route has the same metadata, so React would leave this title in place.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
