import type {
  BodyAt,
  Called,
  CalledForJson,
  CalledForList,
  ItemAt,
  JsonAt,
  Method,
} from "@/lib/platform/api-client/api-calls";
import { toApiError, toNetworkError } from "@/lib/platform/api-client/api-error";
import { readAuthToken } from "@/lib/platform/api-client/auth-token";

type RequestOptions<M extends Method = Method, Body = unknown> = {
  method?: M;
  /** Sent as JSON. */
  body?: Body;
  /** Sent unchanged as the whole body, with this type. */
  file?: { content: Blob; contentType: string };
  accept?: string;
  signal?: AbortSignal;
  /** Whether the call goes on when the page is left: for a body that `mayOutlivePage`. */
  keepalive?: boolean;
};

/**
 * Calls our API with the visitor's credentials: the stored token as a bearer, and the cookie. The types of the routes
 * check path, method and body (docs/decisions/0051-typed-calls.md).
 * @throws ApiError when the response is not OK or there is none.
 */
export const request: <const Path extends string, M extends Method = "GET">(
  path: Called<Path, M>,
  options?: RequestOptions<M, BodyAt<Path, M>>,
) => Promise<Response> = fetchSameOrigin;

/**
 * Returns the JSON of a response, with the type that the route declares.
 * @throws ApiError as `request` does.
 */
export async function requestJson<const Path extends string, M extends Method = "GET">(
  path: CalledForJson<Path, M>,
  options?: RequestOptions<M, BodyAt<Path, M>>,
): Promise<JsonAt<Path, M>> {
  const response = await fetchSameOrigin(path, options);
  return (await response.json()) as JsonAt<Path, M>;
}

/**
 * Like `request` for any address of this site, including pages: for addresses without route types.
 * @throws ApiError
 */
export async function fetchSameOrigin(
  path: string,
  options: RequestOptions = {},
): Promise<Response> {
  const { method = "GET", body, file, accept = "application/json" } = options;
  const { keepalive, signal } = options;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const type = file?.contentType ?? (json && "application/json");
  const token = readAuthToken();
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        accept,
        ...(type && { "content-type": type }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: file?.content ?? json,
      credentials: "include",
      cache: "no-store",
      keepalive,
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw toNetworkError();
  }
  if (!response.ok) throw await toApiError(response);
  return response;
}

/** The path of the next page of a list (`Link`, RFC 8288), or null on the last page. */
export function nextPageOf(response: Response): string | null {
  return /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
}

/**
 * Fetches a whole list of the API, page after page: for lists that a screen searches and counts itself.
 * @throws ApiError as `request` does, whichever page fails.
 */
export async function fetchAllPages<const Path extends string>(
  first: CalledForList<Path>,
  signal?: AbortSignal,
): Promise<ItemAt<Path>[]> {
  const items: ItemAt<Path>[] = [];
  for (let path: string | null = first; path !== null; ) {
    const response = await fetchSameOrigin(path, { signal });
    items.push(...((await response.json()) as ItemAt<Path>[]));
    path = nextPageOf(response);
  }
  return items;
}
