/** Competing banners at fixed versions: downloaded as packages for the measurement only, not installed. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Package = { name: string; version: string; integrity: string };

const vanilla: Package = {
  name: "vanilla-cookieconsent",
  version: "3.1.0",
  integrity:
    "sha512-/McNRtm/3IXzb9dhqMIcbquoU45SzbN2VB+To4jxEPqMmp7uVniP6BhGLjU8MC7ZCDsNQVOp27fhQTM/ruIXAA==",
};
/** Not a dependency: it would install sass, webpack and eslint, which it lists as its dependencies. */
const klaro: Package = {
  name: "klaro",
  version: "0.7.22",
  integrity:
    "sha512-NkaFxS4S8160/zH1UQzCSYIIsAtwIDHIkJ7xofCrgRqk14OSY+OJuwCjYyW+q5fmIeF4RvsuBH6brPe2BS9Z0A==",
};

/** Returns the folder of an unpacked package. */
function unpack(root: string, { name, version, integrity }: Package): string {
  const folder = join(root, "node_modules/.cache/bench-banner", `${name}-${version}`);
  const archive = join(folder, `${name}-${version}.tgz`);
  if (!existsSync(archive)) {
    mkdirSync(folder, { recursive: true });
    const args = ["pack", `${name}@${version}`, "--pack-destination", folder, "--silent"];
    execFileSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] });
  }
  const sum = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
  if (sum !== integrity) throw new Error(`${archive} is not what ${name} ${version} was`);
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  return join(folder, "package");
}

/** What a page has to load, and the text by which its visible banner is recognised. */
export type Contender = {
  name: string;
  scripts: string[];
  styles: string[];
  /** CSS selector of the banner element, in the page or in a shadow root. */
  shown: string;
};

export type BannerContent = {
  body: string;
  services: { key: string; name: string; category: string }[];
};

export function readPeers(root: string, { body, services }: BannerContent): Contender[] {
  const vanillaFolder = unpack(root, vanilla);
  const klaroFolder = unpack(root, klaro);
  const read = (folder: string, name: string) => readFileSync(join(folder, "dist", name), "utf8");
  const categories = [...new Set(services.map(({ category }) => category))];
  const vanillaSettings = {
    // The peer takes a browser under automation for a robot.
    hideFromBots: false,
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(
        categories.map((category) => [
          category,
          {
            services: Object.fromEntries(
              services.flatMap(({ key, name, ...one }) =>
                one.category === category ? [[key, { label: name }]] : [],
              ),
            ),
          },
        ]),
      ),
    },
    language: {
      default: "ru",
      translations: {
        ru: {
          consentModal: {
            title: "Файлы cookie и счётчики",
            description: body,
            acceptAllBtn: "Принять",
            acceptNecessaryBtn: "Отказаться",
            showPreferencesBtn: "Настроить",
          },
          preferencesModal: {
            title: "Настройки cookie",
            acceptAllBtn: "Принять",
            acceptNecessaryBtn: "Отказаться",
            savePreferencesBtn: "Сохранить выбор",
            closeIconLabel: "Закрыть",
            sections: categories.map((category) => ({
              title: category,
              description: body,
              linkedCategory: category,
            })),
          },
        },
      },
    },
  };
  const klaroSettings = {
    version: 1,
    lang: "ru",
    mustConsent: false,
    acceptAll: true,
    translations: { ru: { consentNotice: { description: body }, privacyPolicyUrl: "/cookie" } },
    services: services.map(({ key, name, category }) => ({
      name: key,
      title: name,
      purposes: [category],
    })),
  };
  return [
    {
      name: `${vanilla.name} ${vanilla.version}`,
      scripts: [
        read(vanillaFolder, "cookieconsent.umd.js"),
        `CookieConsent.run(${JSON.stringify(vanillaSettings)});`,
      ],
      styles: [read(vanillaFolder, "cookieconsent.css")],
      shown: "#cc-main .cm",
    },
    {
      name: `${klaro.name} ${klaro.version}`,
      scripts: [
        `var klaroConfig = ${JSON.stringify(klaroSettings)};`,
        read(klaroFolder, "klaro.js"),
      ],
      styles: [],
      shown: "#klaro .cookie-notice",
    },
  ];
}
