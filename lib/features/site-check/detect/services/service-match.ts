/** One place where a service was seen; `findServices` makes a fact of all places of a service. */
import type {
  Evidence,
  ServiceLoad,
  ServicePlace,
} from "@/lib/features/site-check/detect/detected/detected-site";

export type ServiceMatch = {
  key: string;
  place: ServicePlace;
  load: ServiceLoad;
  /** As the site names it; undefined for a sign in the code. */
  host: string | undefined;
  /** Signs in the code say that a service is there, its addresses when it is called. */
  isAddress: boolean;
  ids: readonly string[];
  sessionRecording: Evidence | undefined;
  evidence: Evidence;
};
