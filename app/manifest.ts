import type { MetadataRoute } from "next";
import { paperColours } from "@/components/shell/theme/theme";
import { site } from "@/content/site";

/**
 * Name and appearance of the site when pinned to a home screen. It opens in the browser, because it needs the network.
 */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: "ru",
    start_url: "/",
    display: "browser",
    background_color: paperColours.light,
    theme_color: paperColours.light,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
}
