import {
  Ban,
  Cookie,
  Handshake,
  Landmark,
  type LucideIcon,
  PackageOpen,
  ScrollText,
  ShieldCheck,
  Signature,
  Sparkles,
} from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { type DocumentTypeInfo, documentTypeInfo } from "@/content/documents/document-types";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

const icons: Record<DocumentTypeInfo["icon"], LucideIcon> = {
  "shield-check": ShieldCheck,
  handshake: Handshake,
  signature: Signature,
  cookie: Cookie,
  ban: Ban,
  "scroll-text": ScrollText,
  "package-open": PackageOpen,
  landmark: Landmark,
  sparkles: Sparkles,
};

/** The icon of a document type in its colour. Decorative: the name is next to it. */
export function TypeIcon({ type, className }: { type: DocumentType; className?: string }) {
  const Icon = icons[documentTypeInfo(type).icon];
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      className={classNames("size-6 shrink-0", className)}
      style={{ color: `var(--type-${type})` }}
    />
  );
}
