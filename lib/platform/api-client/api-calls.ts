/**
 * The calls of the API as a tree of their paths' segments: `*` is a variable segment, with `$words` when it is one of
 * these values; `$` holds the calls of the path by method. `npm run api` fills it from the routes
 * (`lib/features/openapi/generated/api-calls.d.ts`), so that `platform` depends on no schema and the browser loads
 * none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the generated file declares its members.
export interface ApiCalls {}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `Path`, if a route handles `M` there; otherwise a sentence that the compiler shows instead. */
export type Called<Path extends string, M extends Method> = Path extends string
  ? string extends Path
    ? "Only known as string: end what builds the path by `as const`"
    : [CallAt<Path, M>] extends [never]
      ? `No route: ${M} ${Path}`
      : Path
  : never;

/** `Path`, if a route answers `M` there with JSON. */
export type CalledForJson<Path extends string, M extends Method> =
  Path extends Called<Path, M>
    ? [JsonAt<Path, M>] extends [never]
      ? `The route returns no JSON: ${M} ${Path}`
      : Path
    : Called<Path, M>;

/** `Path`, if a route returns a list. */
export type CalledForList<Path extends string> =
  Path extends CalledForJson<Path, "GET">
    ? JsonAt<Path, "GET"> extends readonly unknown[]
      ? Path
      : `No list: GET ${Path}`
    : CalledForJson<Path, "GET">;

/** The JSON that the route returns. */
export type JsonAt<Path extends string, M extends Method> =
  CallAt<Path, M> extends { json: infer Json } ? Json : never;

/** The JSON that the route accepts; `never` when it accepts none. */
export type BodyAt<Path extends string, M extends Method> =
  CallAt<Path, M> extends { body: infer Body } ? Body : never;

/** An item of the list that the route returns. */
export type ItemAt<Path extends string> =
  JsonAt<Path, "GET"> extends readonly (infer Item)[] ? Item : never;

/** The next segments after `Path`, without variable ones, at which a route handles `GET`. */
export type ReadsBelow<Path extends string> = {
  [Name in keyof NodeAt<Path>]: NodeAt<Path>[Name] extends { $: { GET: unknown } } ? Name : never;
}[Exclude<keyof NodeAt<Path>, "*" | "$">];

type CallAt<Path extends string, M extends Method> =
  CallsAt<Path> extends Record<M, infer Call> ? Call : never;

/** A query string after `?` is ignored. */
type CallsAt<Path extends string> = Path extends `${infer Before}?${string}`
  ? CallsAt<Before>
  : NodeAt<Path> extends { $: infer Calls }
    ? Calls
    : never;

type NodeAt<Path extends string> = Path extends `/${infer Segments}`
  ? Walk<ApiCalls, Segments>
  : never;

type Walk<Node, Segments extends string> = Segments extends `${infer Head}/${infer Rest}`
  ? Walk<Child<Node, Head>, Rest>
  : Child<Node, Segments>;

/**
 * A variable segment is `string`, a number or one of its values: any other value is a misspelled path, and
 * `drafts${string}` may end in a query string.
 */
type Child<Node, Segment extends string> = Segment extends keyof Node
  ? Node[Segment]
  : Node extends { "*": infer Next }
    ? string extends Segment
      ? Next
      : Segment extends `${number}` | (Next extends { $words: infer Words } ? Words : never)
        ? Next
        : never
    : never;
