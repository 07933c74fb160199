import { ApiCall } from "@/components/features/openapi/api-call";
import { CallSearch } from "@/components/features/openapi/call-search";
import { PageFrame } from "@/components/shell/page/page-frame";
import type { ApiDocument, Operation } from "@/lib/features/openapi/api-document";
import openapi from "@/lib/features/openapi/generated/openapi.json";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/api-docs",
    title: "Описание API",
    description:
      "Вызовы сервиса для программ: документы, редакции, файлы, уведомления. Адреса, поля, ответы и примеры; описание в формате OpenAPI 3.1.",
  });

// The type is written by scripts/build/describe-api.ts; inferring it from the JSON would give one union per call.
const document = openapi as unknown as ApiDocument;

/**
 * Lists a call that has two addresses under the longer one. Calls for administrators are only in the machine-readable
 * document.
 */
const aliases = new Set(["/api/login", "/api/logout", "/api/register"]);

const calls = Object.entries(document.paths)
  .filter(([path]) => !aliases.has(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation["x-access"] !== "admin")
      .map(([method, operation]: [string, Operation]) => ({ path, method, operation })),
  );

const groups = document.tags
  .map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  .filter((group) => group.calls.length > 0);

export default function ApiDocsPage() {
  return (
    <PageFrame
      path="/api-docs"
      title="Описание API"
      lead="Составляйте, обновляйте и скачивайте документы из своих программ."
    >
      <div className="measure space-y-3">
        {document.info.description.split("\n\n").map((paragraph) => (
          <p key={paragraph} className="text-ink-soft">
            {typeset(paragraph)}
          </p>
        ))}
        <p>
          <a href="/api/openapi.json" className="text-accent">
            openapi.json
          </a>{" "}
          <span className="text-ink-faint">{typeset("— то же для программ, OpenAPI 3.1")}</span>
        </p>
      </div>
      <div className="mt-10">
        <CallSearch count={calls.length} />
      </div>
      {groups.map((group, index) => (
        <section key={group.name} data-group aria-labelledby={`group-${index}`} className="mt-10">
          <h2 id={`group-${index}`} className="scroll-mt-20 text-xl">
            {group.name}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{typeset(group.description)}</p>
          <div className="mt-4 border-t border-line">
            {group.calls.map(({ path, method, operation }) => (
              <ApiCall
                key={operation.operationId}
                document={document}
                path={path}
                method={method}
                operation={operation}
              />
            ))}
          </div>
        </section>
      ))}
    </PageFrame>
  );
}
