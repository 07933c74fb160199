import { once } from "@/lib/core/once";
import { formatNumber, formatPrice } from "@/lib/russian/numbers";
import type { FineRange } from "@/lib/tools/fines/figures";

const shares = once(
  () =>
    new Intl.NumberFormat("ru", {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: "always",
    }),
);

/** «0,67 %»: two decimals by contract, a narrow no-break space in thousands and before the sign. */
export const formatShare = (percent: number): string =>
  `${shares().format(percent).replace(/\s/g, "\u202f")}\u202f%`;

/** «× 1,2» for 12 tenths. */
export const formatMultiplier = (tenths: number): string => `×\u00a0${formatNumber(tenths / 10)}`;

/** «25 000»; empty for 0. */
export const formatCount = (count: number): string => (count > 0 ? formatNumber(count) : "");

/** «240 000 – 780 000 ₽». */
export const formatRange = ({ min, max }: FineRange): string =>
  `${formatCount(min)}\u00a0– ${formatPrice(max)}`;
