import type { Element } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

export const elements: Element<PaperOwner>[] = [];
