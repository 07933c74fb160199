import type { SignedIn } from "@/lib/features/accounts/responses";
import type { CreatedDocument, DocumentSummary } from "@/lib/features/documents/record/responses";

/** Complete answers for a privacy policy, without findings. */
export const shopAnswers = {
  type: "privacy",
  ownerType: "legal",
  companyName: "ООО «Ромашка»",
  inn: "7707083893",
  ogrn: "1027700132195",
  legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1",
  websiteUrl: "https://romashka.ru",
  contactEmail: "info@romashka.ru",
  industry: "ecommerce",
  processingPurposes: ["registration", "order_processing"],
  dataTypesCollected: ["full_name", "email", "phone"],
  consentWithdrawalMethod: ["email"],
  responsiblePersonName: "Смирнова Ольга Петровна",
  hostingProvider: "Свой сервер",
  databaseCountry: "russia",
  recipientsHome: "russia",
};

/** An API client like any program: a bearer token, no cookies, no browser. */
export class ApiSession {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async open(url: string, path: "/api/login" | "/api/register", body: object) {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const { token } = (await response.json()) as SignedIn;
    return new ApiSession(url, token);
  }

  /** Returns the session on another server. */
  at(url: string): ApiSession {
    return new ApiSession(url, this.token);
  }

  /** Headers that identify the user. */
  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }

  request(method: string, path: string, body?: object): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: {
        ...this.headers,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
  }

  async createDocument(answers: object = shopAnswers): Promise<CreatedDocument> {
    const response = await this.request("POST", "/api/documents", answers);
    if (response.status !== 201) {
      throw new Error(`POST /api/documents: ${response.status} ${await response.text()}`);
    }
    return (await response.json()) as CreatedDocument;
  }

  /** Every document of the user, from all pages. */
  async listAllDocuments(): Promise<DocumentSummary[]> {
    const all: DocumentSummary[] = [];
    let path: string | undefined = "/api/documents?limit=200";
    while (path) {
      const response: Response = await this.request("GET", path);
      if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
      all.push(...((await response.json()) as DocumentSummary[]));
      path = response.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1];
      if (path?.startsWith("http")) path = path.slice(new URL(path).origin.length);
    }
    return all;
  }
}
