import type { SendValues } from "@/components/features/admin/notifications/send-values";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import {
  broadcastMessages,
  type NotificationType,
  notificationTypeLabels,
  notificationTypes,
} from "@/lib/features/notifications/messages";

type Message = Pick<SendValues, "title" | "message" | "type" | "link">;

type MessageFieldsProps = {
  values: Message;
  errorOf: (field: keyof Message) => string | undefined;
  onChange: (change: Partial<Message>) => void;
};

/** The content of a notification: title, text, kind and link. */
export function MessageFields({ values, errorOf, onChange }: MessageFieldsProps) {
  return (
    <>
      <Field id="send-title" label="Заголовок" error={errorOf("title")}>
        {(control) => (
          <Input
            {...control}
            maxLength={broadcastMessages.maxTitleLength}
            value={values.title}
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
            value={values.message}
            onChange={({ target }) => onChange({ message: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field id="send-type" label="Вид" error={errorOf("type")}>
          {(control) => (
            <Select
              {...control}
              value={values.type}
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
              value={values.link}
              onChange={({ target }) => onChange({ link: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
