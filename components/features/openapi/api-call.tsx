import { curlExample } from "@/components/features/openapi/curl-example";
import type {
  ApiDocument,
  ApiResponse,
  JsonSchema,
  Operation,
} from "@/lib/features/openapi/api-document";
import {
  type DescribedField,
  describeFields,
  describeKind,
} from "@/lib/features/openapi/describe-schema";
import { typeset } from "@/lib/russian/screen-typography";

const accessLabels: Record<Operation["x-access"], string> = {
  public: "Доступно всем",
  anyone: "Доступно всем; вошедших узнаём",
  user: "Нужен вход",
  admin: "Только администратор",
};

type ApiCallProps = { document: ApiDocument; path: string; method: string; operation: Operation };

/** One API call: collapsed a summary, expanded everything a program needs. */
export function ApiCall({ document, path, method, operation }: ApiCallProps) {
  const body = operation.requestBody?.content["application/json"];
  const words = `${method} ${path} ${operation.summary}`.toLowerCase();
  return (
    <details
      id={operation.operationId}
      data-words={words}
      className="group scroll-mt-20 border-b border-line"
    >
      <summary className="flex min-h-12 items-baseline justify-between gap-4 py-3.5 hover:text-accent">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <code className="text-sm [overflow-wrap:anywhere]">
            <strong className="font-semibold">{method.toUpperCase()}</strong> {path}
          </code>
          <span className="text-ink-soft">{typeset(operation.summary)}</span>
        </span>
        <span
          aria-hidden="true"
          className="w-4 shrink-0 text-center text-lg leading-none text-ink-faint after:content-['+'] group-open:after:content-['−']"
        />
      </summary>
      <div className="space-y-5 pb-8 sm:pl-5">
        <p className="text-sm text-ink-soft">
          {accessLabels[operation["x-access"]]}
          {operation["x-api-key"] ? ", можно с ключом API" : ""}.{" "}
          {operation.description ? typeset(operation.description) : ""}{" "}
          <a href={`#${operation.operationId}`} className="text-accent">
            Ссылка на вызов
          </a>
        </p>
        {operation.parameters ? (
          <Fields
            title="Параметры"
            fields={operation.parameters.map((parameter) => ({
              name: parameter.name,
              kind: describeKind(parameter.schema, document),
              required: parameter.required,
              note: [
                parameter.in === "path" ? "в адресе" : "в строке запроса",
                parameter.description,
              ]
                .filter(Boolean)
                .join("; "),
            }))}
          />
        ) : null}
        {body?.schema ? (
          <Fields
            title={titleOf("Тело запроса", body.schema)}
            fields={describeFields(body.schema, document)}
          />
        ) : null}
        <Answers document={document} operation={operation} />
        <div>
          <h4 className="text-sm font-semibold">Пример</h4>
          <pre className="mt-2 rounded border border-line bg-wash p-3 text-xs leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
            <code>{curlExample(method, path, operation)}</code>
          </pre>
        </div>
      </div>
    </details>
  );
}

const titleOf = (title: string, schema: JsonSchema) => {
  const name = schema.$ref?.split("/").at(-1);
  return name ? `${title}: ${name}` : title;
};

function Fields({ title, fields }: { title: string; fields: DescribedField[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <dl className="mt-2 text-sm">
        {fields.map(({ name, kind, required, note }) => (
          <div
            key={name}
            className="grid gap-x-4 border-t border-line py-1.5 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="[overflow-wrap:anywhere]">
              <code>{name}</code>
              {required ? <span className="text-ink-faint"> обязательно</span> : null}
            </dt>
            <dd className="text-ink-soft [overflow-wrap:anywhere]">
              {kind}
              {note ? <span className="text-ink-faint"> — {note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The responses: the schema of a success, the statuses of errors in one line. */
function Answers({ document, operation }: { document: ApiDocument; operation: Operation }) {
  const statuses = Object.keys(operation.responses);
  const errors = statuses.filter((status) => Number(status) >= 400);
  return (
    <>
      {statuses
        .filter((status) => Number(status) < 400)
        .map((status) => (
          <Success
            key={status}
            status={status}
            document={document}
            response={operation.responses[status]}
          />
        ))}
      <p className="text-sm text-ink-soft">Ошибки: {errors.join(", ")}.</p>
    </>
  );
}

type SuccessProps = { status: string; document: ApiDocument; response: ApiResponse | undefined };

function Success({ status, document, response }: SuccessProps) {
  if (!response || "$ref" in response) return null;
  const content = response.content ?? {};
  const schema = content["application/json"]?.schema;
  const files = Object.keys(content).filter((type) => type !== "application/json");
  const list = schema?.type === "array" ? "список" : "объект";
  return (
    <div>
      <p className="text-sm">
        <span className="font-semibold">Ответ {status}</span>
        {schema ? `: JSON, ${schema.$ref ? describeKind(schema, document) : list}` : ""}
        {schema && files.length > 0 ? " или" : ""}
        {files.length > 0 ? ` файл: ${files.join(", ")}` : ""}
        {!schema && files.length === 0 ? ": тела нет" : ""}
      </p>
      {schema ? <Fields title="Поля ответа" fields={describeFields(schema, document)} /> : null}
    </div>
  );
}
