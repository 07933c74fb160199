import { existsSync, readFileSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { environmentSchema } from "@/lib/platform/config/environment";
import { secretVariables } from "@/lib/platform/config/secret-files";

type Service = {
  image?: string;
  networks?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  restart?: string;
  profiles?: string[];
  build?: { context: string; dockerfile: string };
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
};

const read = (name: string) => readFileSync(join("deploy", name), "utf8");
const compose = parse(read("compose.yaml"), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const known = new Set(Object.keys(environmentSchema.in.shape));
const variablesOf = (text: string) =>
  [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);

/** Created by the operator as deploy/README.md describes; not in the repository. */
const operators = ["deploy/site.env", "deploy/tls", "deploy/acme", "deploy/backups"];

describe("compose", () => {
  test("only nginx can be reached, and only nginx and what is named reach outside", () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["nginx"]);
    const isOpen = (network: string) => !compose.networks[network]?.internal;
    const open = services.filter(([, { networks = ["default"] }]) => networks.some(isOpen));
    expect(open.map(([name]) => name)).toEqual(["nginx"]);
    // The database is not on nginx's network.
    const [nginx, postgres] = [compose.services.nginx, compose.services.postgres];
    expect(nginx?.networks?.filter((name) => postgres?.networks?.includes(name))).toEqual([]);
  });

  test("every container is read-only, without capabilities it need not have, and has a limit", () => {
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
      expect(service.security_opt, name).toEqual(["no-new-privileges:true"]);
      expect(service.image, name).toMatch(/^sait-po-zakonu$|:[\w.-]+$/);
      if (!service.profiles) {
        expect(service, name).toMatchObject({
          mem_limit: expect.any(String),
          restart: "unless-stopped",
        });
      }
    }
  });

  test("names volumes, networks and files that are there", () => {
    for (const [name, { volumes = [], networks = [], build }] of services) {
      for (const network of networks) expect(compose.networks, name).toHaveProperty(network);
      for (const volume of volumes) {
        const [source = ""] = volume.split(":");
        if (!source.startsWith(".")) expect(compose.volumes, name).toHaveProperty(source);
        else {
          const path = normalize(join("deploy", source));
          expect(existsSync(path) || operators.includes(path), path).toBe(true);
        }
      }
      if (build) {
        expect(existsSync(join("deploy", build.context, build.dockerfile)), name).toBe(true);
      }
    }
    expect(operators).toContain(
      normalize(join("deploy", Object.values(compose.secrets)[0]?.file ?? "")),
    );
  });

  test("gives the instances variables that they read, and asks for those that env.example has", () => {
    const app = compose.services.app1;
    expect(compose.services.app2).toEqual(app);
    expect(Object.keys(app?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
    expect(variablesOf(read("site.env.example")).filter((name) => !known.has(name))).toEqual([]);
    const variables = [...read("compose.yaml").matchAll(/\$\{([A-Z_]+)/g)].map(
      ([, name = ""]) => name,
    );
    expect([...new Set(variables)].sort()).toEqual(variablesOf(read("env.example")).sort());
    // There is one proxy in front: nginx, which sets the address instead of appending to it.
    expect(app?.environment?.TRUSTED_PROXY_HOPS).toBe("1");
    expect(read("nginx/proxy.conf")).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  });

  test("the instances get a role of the database that changes no table, and never the owner's", () => {
    const { app1, migrate, postgres } = compose.services;
    expect(app1?.environment?.DATABASE_URL).toContain("//sait_server:${SERVER_PASSWORD");
    expect(JSON.stringify(app1?.environment)).not.toContain("POSTGRES_PASSWORD");
    expect(migrate?.environment).toMatchObject({
      DATABASE_URL: expect.stringContaining("//sait:${POSTGRES_PASSWORD"),
      MIGRATE_ONLY: "true",
    });
    expect(postgres?.volumes).toContain("./roles.sh:/docker-entrypoint-initdb.d/roles.sh:ro");
  });

  test("nginx knows the instances that there are, at the port that the image listens on", () => {
    const upstream = [...read("nginx/upstream.conf").matchAll(/^server (\S+?):(\d+) /gm)];
    const instances = services.filter(
      ([, { image, profiles }]) => image === "sait-po-zakonu" && !profiles,
    );
    expect(upstream.map(([, host]) => host)).toEqual(instances.map(([name]) => name));
    expect(read("Dockerfile")).toContain(`PORT=${upstream[0]?.[2]} `);
  });
});

describe("the image", () => {
  test("is built without history, settings and data, and runs as nobody who could change it", () => {
    const ignored = read("Dockerfile.dockerignore").split("\n");
    for (const name of [".git", "**/.env*", ".data", "node_modules", ".next"]) {
      expect(ignored).toContain(name);
    }
    const [, final = ""] = read("Dockerfile").split("\nFROM ").slice(-2);
    expect(final).toMatch(/^COPY --from=build \/image \.\/$/m);
    expect(final).toMatch(/^USER node$/m);
    expect(final).toContain("/api/health/ready");
    expect(final).not.toMatch(/COPY (?!--from=build)|ADD /);
  });
});

test("the scripts can be run, and the unit starts what the image starts", () => {
  for (const name of ["backup.sh", "restore.sh", "roles.sh"]) {
    expect(statSync(join("deploy", name)).mode & 0o111, name).toBe(0o111);
  }
  const unit = read("sait-po-zakonu.service");
  const youngGeneration = "--max-semi-space-size=32";
  expect(unit).toContain(`ExecStart=/usr/bin/node ${youngGeneration} deploy/serve.mjs`);
  expect(read("Dockerfile")).toContain(`CMD ["node", "${youngGeneration}", "deploy/serve.mjs"]`);
  for (const setting of ["NoNewPrivileges=yes", "ProtectSystem=strict", "DynamicUser=yes"]) {
    expect(unit.split("\n")).toContain(setting);
  }
});

test("the unit's lines go to a journal of their own, which is kept, sealed, and not the service's to change", () => {
  const unit = read("sait-po-zakonu.service").split("\n");
  expect(unit).toContain("LogNamespace=sait-po-zakonu");
  expect(unit.filter((line) => line.startsWith("LogsDirectory="))).toEqual([]);
  const journal = read("journald@sait-po-zakonu.conf").split("\n");
  for (const setting of ["Storage=persistent", "Seal=yes", "RateLimitIntervalSec=0"]) {
    expect(journal).toContain(setting);
  }
});

test("systemd hands the unit its secrets as files, each under the name of a variable that may be one", () => {
  const lines = read("credentials.conf").split("\n");
  const variables = lines.flatMap(
    (line) => /^Environment=([A-Z_]+)_FILE=%d\/(\w+)$/.exec(line) ?? [],
  );
  expect(variables.length).toBeGreaterThan(0);
  for (let at = 0; at < variables.length; at += 3) {
    const [, name = "", file] = variables.slice(at, at + 3);
    expect(secretVariables).toContain(name);
    expect(lines).toContain(
      `LoadCredentialEncrypted=${file}:/etc/credstore.encrypted/sait-po-zakonu.${file}`,
    );
  }
});
