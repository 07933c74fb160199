import type { SendValues } from "@/components/admin/notifications/send-values";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Textarea } from "@/components/ui/form/textarea";
import {
  broadcastMessages,
  type NotificationType,
  notificationTypeLabels,
  notificationTypes,
} from "@/lib/features/notifications/messages";

type Words = Pick<SendValues, "title" | "message" | "type" | "link">;

type WordsFieldsProps = {
  words: Words;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<Words>) => void;
};

/** What its readers see: title, text, kind and link. */
export function WordsFields({ words, errorOf, onChange }: WordsFieldsProps) {
  return (
    <>
      <Field id="send-title" label="Заголовок" error={errorOf("title")}>
        {(control) => (
          <Input
            {...control}
            maxLength={broadcastMessages.maxTitleLength}
            value={words.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <Field id="send-message" label="Текст" error={errorOf("message")}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={broadcastMessages.maxMessageLength}
            value={words.message}
            onChange={({ target }) => onChange({ message: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field id="send-type" label="Вид" error={errorOf("type")}>
          {(control) => (
            <Select
              {...control}
              value={words.type}
              onChange={({ target }) => onChange({ type: target.value as NotificationType })}
            >
              {notificationTypes.map((type) => (
                <option key={type} value={type}>
                  {notificationTypeLabels[type]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="send-link" label="Ссылка" optional error={errorOf("link")}>
          {(control) => (
            <Input
              {...control}
              placeholder="/news"
              autoComplete="off"
              value={words.link}
              onChange={({ target }) => onChange({ link: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
