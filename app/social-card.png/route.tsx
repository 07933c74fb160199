import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { site } from "@/content/site";

export const dynamic = "force-static";

const fontFile = (name: string) =>
  `${process.cwd()}/node_modules/@expo-google-fonts/pt-serif/${name}`;

/**
 * The picture that social networks and messengers show beside a link, drawn when the site is built. The
 * font is named and has Cyrillic letters: for a missing one the library would ask a foreign server.
 */
export async function GET() {
  const bold = await readFile(fontFile("700Bold/PTSerif_700Bold.ttf"));
  const regular = await readFile(fontFile("400Regular/PTSerif_400Regular.ttf"));
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "72px 80px",
        background: "#f9f6f1",
        color: "#1c2434",
        fontFamily: "PT Serif",
      }}
    >
      <div
        style={{ display: "flex", alignItems: "center", gap: 24, fontSize: 44, fontWeight: 700 }}
      >
        <div
          style={{
            display: "flex",
            alignItems: "center",
            justifyContent: "center",
            width: 72,
            height: 84,
            borderRadius: 8,
            background: "#24429a",
            color: "#f9f6f1",
            fontSize: 52,
          }}
        >
          §
        </div>
        {site.name}
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 28 }}>
        <div style={{ display: "flex", fontSize: 76, fontWeight: 700, lineHeight: 1.15 }}>
          Документы для сайта, которые требует закон
        </div>
        <div style={{ display: "flex", fontSize: 34, color: "#4c5567" }}>
          У каждого пункта названа статья закона. Бесплатно, 10–15 минут.
        </div>
      </div>
    </div>,
    {
      width: 1200,
      height: 630,
      fonts: [
        { name: "PT Serif", data: regular, weight: 400 },
        { name: "PT Serif", data: bold, weight: 700 },
      ],
    },
  );
}
