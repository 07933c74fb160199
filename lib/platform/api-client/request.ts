import { toApiError, toNetworkError } from "@/lib/platform/api-client/api-error";
import { readAuthToken } from "@/lib/platform/api-client/auth-token";

type RequestOptions = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, as the whole body, with this type. */
  file?: { content: Blob; contentType: string };
  accept?: string;
  signal?: AbortSignal;
};

/**
 * Calls our API with the visitor's credentials: the stored token as a bearer, the cookie besides.
 * @throws ApiError when the response is not OK or none comes.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", body, file, accept = "application/json", signal } = options;
  const headers = new Headers({ accept });
  if (file) headers.set("content-type", file.contentType);
  else if (body !== undefined) headers.set("content-type", "application/json");
  const token = readAuthToken();
  if (token) headers.set("authorization", `Bearer ${token}`);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: file?.content ?? (body === undefined ? undefined : JSON.stringify(body)),
      credentials: "include",
      cache: "no-store",
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw toNetworkError();
  }
  if (!response.ok) throw await toApiError(response);
  return response;
}

/**
 * The JSON of a response.
 * @throws ApiError as `request` does.
 */
export async function requestJson<T>(path: string, options?: RequestOptions): Promise<T> {
  const response = await request(path, options);
  return (await response.json()) as T;
}

/** The address of the next page of a list (`Link`, RFC 8288), or null on the last one. */
export function nextPageOf(response: Response): string | null {
  return /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
}

/**
 * A whole list of the API, page after page: for lists that a screen searches and counts by itself.
 * @throws ApiError as `request` does, whichever page fails.
 */
export async function fetchAllPages<Item>(first: string, signal?: AbortSignal): Promise<Item[]> {
  const items: Item[] = [];
  for (let path: string | null = first; path !== null; ) {
    const response = await request(path, { signal });
    items.push(...((await response.json()) as Item[]));
    path = nextPageOf(response);
  }
  return items;
}
