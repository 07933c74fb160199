import type { KnownCompany } from "@/lib/engine/services/known-company";
import companies from "@/lib/platform/content/generated/known-companies.json";

/** Of the catalogue of services (`content/services`), what was verified of those that run them. */
// Written by scripts/build/compile-services.ts from this very type.
export const knownCompanies = companies as KnownCompany[];
