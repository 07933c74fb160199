import { join } from "node:path";
import {
  type BuiltPage,
  type PageKind,
  prerenderedPages,
  readBuild,
} from "@/bench/pages/built-pages";
import { pageCeilings, wizardCeilings } from "@/bench/pages/ceilings";
import { weighFirstLoad } from "@/bench/pages/first-load";
import { type WizardWeight, weighWizard } from "@/bench/pages/wizard";
import { buildBareApp } from "@/bench/shared/bare-app";
import { atMost, formatKilobytes, type Row } from "@/bench/shared/row";

const kinds: Record<PageKind, string> = {
  words: "страница слов",
  tool: "инструмент",
  admin: "администратор",
  account: "кабинет",
  form: "форма",
};

/**
 * How much JavaScript a page of the build in `.next/` loads before any interaction, gzipped, compared with a bare page
 * of the same Next and React: the heaviest page of each kind. Then what a browser has fetched until the wizard's form
 * can be typed into, and once it is idle again.
 */
export async function measurePages(root: string): Promise<Row[]> {
  const build = readBuild(join(root, ".next"));
  const bareBuild = readBuild(join(await buildBareApp(root), ".next"));
  const bare = weighFirstLoad(bareBuild.read("server/app/index.html"), bareBuild.asset);
  // Of several pages of one route (articles, for example), the heaviest.
  const weigh = ({ route, kind, files }: BuiltPage) => ({
    route,
    kind,
    bytes: Math.max(...files.map((file) => weighFirstLoad(build.read(file), build.asset))),
  });
  const pages = prerenderedPages(build).map(weigh);
  const row = (name: string, bytes: number, target: number | null, details: unknown): Row => ({
    name,
    ours: formatKilobytes(bytes),
    peer: `голая: ${formatKilobytes(bare)}`,
    ratio: `+${formatKilobytes(bytes - bare)}`,
    target: target === null ? "" : `${atMost(target / 1000)} кБ`,
    isReached: target === null ? null : bytes - bare <= target,
    details,
  });
  const rows = (Object.keys(pageCeilings) as PageKind[]).flatMap((kind) => {
    const sorted = pages.filter((page) => page.kind === kind).sort((a, b) => b.bytes - a.bytes);
    const [heaviest] = sorted;
    if (!heaviest) return [];
    const name = `JavaScript, ${kinds[kind]}: ${heaviest.route}`;
    return [row(name, heaviest.bytes, pageCeilings[kind], sorted)];
  });
  const { page, typable, open, openOnPhone } = await weighWizard();
  const wizard = (name: string, { bytes, scripts }: WizardWeight, target: number | null = null) =>
    row(`JavaScript, мастер: ${name}`, bytes, target, scripts);
  return [
    ...rows,
    wizard("страница, что его открывает", page),
    wizard("до первой буквы в форме", typable, wizardCeilings.typable),
    wizard("форма открыта, всё вместе", open, wizardCeilings.open),
    wizard("то же на телефоне, документ не открыт", openOnPhone),
  ];
}
