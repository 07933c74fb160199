import { brandPaths } from "@/components/shell/header/brand-mark";
import { site } from "@/content/site";
import { withoutJoiners } from "@/lib/russian/screen-typography";

/** The tokens of the light theme for the renderer, which knows neither OKLCH nor variables. */
const colours = {
  paper: "#f9f6f1",
  sheet: "#fffefb",
  ink: "#161f33",
  inkSoft: "#444d62",
  line: "#ddd7cd",
  accent: "#264490",
  onAccent: "#fffdf9",
} as const;

/** Long titles are set smaller, so that each fits into four lines. */
const titleSize = (title: string) => (title.length > 90 ? 48 : title.length > 60 ? 56 : 64);

/**
 * A card with a title, for `next/og`: a subset of CSS in which each element with several children must be a flex box.
 */
export function ShareCard({ title, note }: { title: string; note: string }) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        padding: "56px 64px 0",
        background: colours.paper,
        fontFamily: "PT Serif",
        color: colours.ink,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: "100%",
          padding: "56px 72px 60px",
          background: colours.sheet,
          border: `1px solid ${colours.line}`,
          borderBottom: "none",
          boxShadow: "0 12px 40px rgba(22, 31, 51, 0.12)",
        }}
      >
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ width: 72, height: 5, background: colours.accent }} />
          <div
            style={{
              marginTop: 36,
              fontSize: titleSize(title),
              fontWeight: 700,
              lineHeight: 1.18,
              letterSpacing: "-0.01em",
            }}
          >
            {withoutJoiners(title)}
          </div>
        </div>
        <div style={{ display: "flex", alignItems: "center", fontSize: 30 }}>
          <svg width="52" height="52" viewBox="0 0 32 32" role="presentation">
            <path fill={colours.accent} d={brandPaths.sheet} />
            <path fill={colours.paper} opacity="0.45" d={brandPaths.corner} />
            <path fill={colours.onAccent} transform={brandPaths.signPlace} d={brandPaths.sign} />
          </svg>
          <div style={{ marginLeft: 20, fontWeight: 700 }}>{site.name}</div>
          <div style={{ marginLeft: "auto", color: colours.inkSoft }}>{note}</div>
        </div>
      </div>
    </div>
  );
}
