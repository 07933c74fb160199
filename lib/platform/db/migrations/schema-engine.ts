import "server-only";

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { oncePerProcess } from "@/lib/core/once-per-process";

/** The engine's JavaScript half; the package's entry imports `.wasm`, which Node 20 cannot. */
type EngineModule = { SchemaEngine: typeof SchemaEngine; __wbg_set_wasm: (wasm: unknown) => void };
const engineModule = "@prisma/schema-engine-wasm/schema_engine_bg";

async function load(): Promise<EngineModule> {
  const bindings = (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as EngineModule;
  // From the project's root: inside a bundle, this module's own address says nothing.
  const require = createRequire(join(process.cwd(), "package.json"));
  const file = join(dirname(require.resolve(engineModule)), "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return bindings;
}

/**
 * Prisma's own schema engine, as WASM: no binary, no network. It does one thing at a time; calls
 * must not overlap.
 * @param pool the database to work on.
 * @param schema the files of the Prisma schema, where the call needs them.
 */
export async function openSchemaEngine(
  pool: pg.Pool,
  schema?: readonly { path: string; content: string }[],
): Promise<SchemaEngine> {
  // The package's JavaScript is one module for the process while this one may be evaluated several times: a
  // second load would pull the memory from under the first.
  const { SchemaEngine } = await oncePerProcess("schema-engine", load);
  return SchemaEngine.new(
    { datamodels: schema?.map(({ path, content }): [string, string] => [path, content]) },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new MigrationAdapterFactory(pool)),
  );
}

class MigrationAdapterFactory implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = "postgres";
  readonly adapterName = "@prisma/adapter-pg";

  constructor(private readonly pool: pg.Pool) {}

  async connect(): Promise<SqlDriverAdapter> {
    const adapter = await connectForCatalog(this.pool);
    // The adapter's own version cuts a script at every `;`, also inside strings and function
    // bodies. The simple protocol takes a script whole, in one implicit transaction.
    adapter.executeScript = async (script) => {
      try {
        await this.pool.query(script);
      } catch (error) {
        throw error instanceof pg.DatabaseError ? new DriverAdapterError(explain(error)) : error;
      }
    };
    return adapter;
  }

  connectToShadowDb(): Promise<SqlDriverAdapter> {
    throw new Error("A shadow database is not needed for what the engine is used for here");
  }
}

/**
 * The adapter has no name for the catalog's one-byte `"char"`, and refuses a result that holds one;
 * the engine needs exactly that type. Here it passes as text and gets its name afterwards.
 */
async function connectForCatalog(pool: pg.Pool): Promise<SqlDriverAdapter> {
  const oneByteChar = 18;
  const text = 25;
  /** The columns by the array of rows, which the adapter passes on unchanged. */
  const charColumns = new WeakMap<unknown[], number[]>();

  const view: pg.Pool = Object.assign(Object.create(pool), {
    query: async (config: pg.QueryArrayConfig) => {
      const result = await pool.query(config);
      const found = result.fields.flatMap((field, i) =>
        field.dataTypeID === oneByteChar ? [i] : [],
      );
      for (const i of found) Object.assign(result.fields[i] ?? {}, { dataTypeID: text });
      charColumns.set(result.rows, found);
      return result;
    },
  });

  const adapter = await new PrismaPg(view).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const i of charColumns.get(result.rows) ?? []) {
      result.columnTypes[i] = ColumnTypeEnum.Character;
    }
    return result;
  };
  return adapter;
}

/** The server's own words, so that a failed migration says why. */
function explain({ code, severity, message, detail, column, hint }: pg.DatabaseError) {
  const kind = "postgres" as const;
  return { kind, code: code ?? "N/A", severity: severity ?? "N/A", message, detail, column, hint };
}
