import { traceOutline } from "@/lib/tools/qr/outline";
import { isTooLong, makeSymbol } from "@/lib/tools/qr/symbol";

/** Quiet zone in modules: ISO/IEC 18004. */
const border = 4;

/** The address of a secret as a QR code, black on white in both themes, as cameras need. */
export function SetupQr({ uri }: { uri: string }) {
  const symbol = makeSymbol(uri, { level: "L", hasLogo: false });
  if (isTooLong(symbol)) return null;
  const side = symbol.size + 2 * border;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="QR-код для приложения"
      className="size-60 shrink-0 rounded-md border border-line"
    >
      <rect width={side} height={side} fill="#fff" />
      <path
        fill="#000"
        fillRule="evenodd"
        shapeRendering="crispEdges"
        d={traceOutline(symbol.size, symbol.isDark, (cell) => cell + border)}
      />
    </svg>
  );
}
