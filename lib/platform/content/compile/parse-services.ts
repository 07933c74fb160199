import { isMap, isNode, LineCounter, parseDocument, type YAMLMap } from "yaml";
import { namesOf } from "@/lib/engine/services/find-service";
import {
  abroad,
  covers,
  factsOf,
  rolePresets,
  type Service,
  serviceCategories,
  serviceSchema,
} from "@/lib/engine/services/service";
import type { Finding } from "@/lib/engine/template/language/finding";
import { nearest } from "@/lib/engine/template/language/nearest";

type Report = (at: string | null, message: string, suggestion?: string) => void;

/**
 * Parses the catalogue: each file a map from a key to a service. Gives the services that are described completely and a
 * finding, at its line, for everything else. Never throws on any text.
 */
export function parseServices(files: readonly { file: string; text: string }[]): {
  services: Service[];
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const services: Service[] = [];
  /** What only one service may have: its key, its names, its addresses. */
  const used = new Map<string, string>();

  for (const { file, text } of files) {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, schema: "core" });
    const reportAt = (offset: number, message: string, suggestion?: string) => {
      const { line, col } = lines.linePos(offset);
      findings.push({ file, line, column: col, severity: "error", message, suggestion });
    };
    for (const { pos, message } of document.errors) {
      reportAt(pos[0], `Файл не читается как YAML: ${message.split("\n")[0]}`);
    }
    if (document.errors.length > 0) continue;
    const name = file.replace(/^.*\/|\.yaml$/g, "");
    const category = serviceCategories.find((known) => known === name);
    if (!category) {
      reportAt(0, `Такого раздела нет: «${name}».`, nearest(name, serviceCategories));
      continue;
    }
    if (!isMap(document.contents)) {
      reportAt(0, "Здесь нужен список сервисов: «beget:» и под ним описание с отступом.");
      continue;
    }
    for (const { key: keyNode, value } of document.contents.items) {
      const key = String(keyNode);
      const start = offsetOf(keyNode) ?? 0;
      const before = findings.length;
      const report: Report = (at, message, suggestion) => {
        const field = at && isMap(value) ? offsetOf(keyOf(value, at)) : undefined;
        reportAt(field ?? start, `«${key}»: ${message}`, suggestion);
      };
      if (!/^[a-z][a-zA-Z0-9]*$/.test(key)) {
        report(null, "Ключ — латинские буквы и цифры, первая строчная.");
      }
      const parsed = serviceSchema.safeParse(isNode(value) ? value.toJSON() : value);
      if (!parsed.success) {
        for (const issue of parsed.error.issues) {
          const field = String(issue.path[0] ?? "");
          if (issue.code === "unrecognized_keys") {
            for (const unknown of issue.keys) {
              const shape = field ? [] : Object.keys(serviceSchema.shape);
              report(field || unknown, `лишняя строка «${unknown}».`, nearest(unknown, shape));
            }
          } else report(field, issue.message);
        }
        continue;
      }
      const service = { key, category, ...parsed.data };
      checkSources(service, report);
      checkConsequences(service, report);
      const own = new Set([
        `ключ «${key}»`,
        ...namesOf(service).map((item) => `название «${item.join(" ")}»`),
        ...service.hosts.map((host) => `адрес «${host}»`),
      ]);
      for (const item of own) {
        const other = used.get(item);
        if (other) report(null, `${item} уже есть у «${other}».`);
        else used.set(item, key);
      }
      if (findings.length === before) services.push(service);
    }
  }
  return { services, findings };
}

/** Each fact has a source, each source is of a fact. */
function checkSources(service: Service, report: Report) {
  const facts = factsOf(service);
  const named = service.sources.flatMap(({ of }) => of);
  for (const fact of facts) {
    if (!named.some((name) => covers(name, fact))) report("sources", `нет источника: ${fact}.`);
  }
  for (const name of named) {
    if (!facts.some((fact) => covers(name, fact))) {
      report("sources", `источник ни о чём: «${name}».`, nearest(name, facts));
    }
  }
}

/** What follows agrees with the country and with what documents say of the role. */
function checkConsequences(service: Service, report: Report) {
  const { country, follows, role } = service;
  const leaves = follows.some((follow) => abroad.includes(follow));
  if (country === "RU" && leaves)
    report("follows", "российский сервис не передаёт данные за границу.");
  if (country && country !== "RU" && !leaves) {
    report("follows", `страна ${country}: нужно указать, что данные уходят за границу.`);
  }
  if (!role) return;
  const isProcessor = rolePresets[role].isProcessor === true;
  if (isProcessor !== follows.includes("order")) {
    report(
      "follows",
      `роль «${role}» ${isProcessor ? "требует" : "не терпит"} «order»: так говорят документы.`,
    );
  }
}

function offsetOf(node: unknown): number | undefined {
  const range = (node as { range?: [number, number, number] | null } | null | undefined)?.range;
  return range?.[0];
}

const keyOf = (map: YAMLMap, name: string): unknown =>
  map.items.find(({ key }) => String(key) === name)?.key;
