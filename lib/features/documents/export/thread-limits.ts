/**
 * Memory limits of a thread that writes files, in megabytes. Old generation: a runaway layout ends its thread and not
 * the server. Young generation: a file is a hundred thousand short-lived objects, and with V8's usual 48 MB a quarter
 * of a DOCX's time went into collecting them (docs/performance/documents.md).
 */
export const exportThreadLimits = {
  maxOldGenerationSizeMb: 512,
  maxYoungGenerationSizeMb: 96,
};
