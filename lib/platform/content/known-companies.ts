import type { KnownCompany } from "@/lib/engine/services/known-company";
import companies from "@/lib/platform/content/generated/known-companies.json";

/** What was verified about the companies that run the services of the catalogue (`content/services`). */
// Written by scripts/build/compile-services.ts from this very type.
export const knownCompanies = companies as KnownCompany[];
