import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { NotificationType } from "@/lib/features/notifications/messages";

const looks: Record<NotificationType, { icon: typeof Info; tone: string }> = {
  info: { icon: Info, tone: "text-accent" },
  success: { icon: CircleCheck, tone: "text-success" },
  warning: { icon: TriangleAlert, tone: "text-warning" },
  error: { icon: CircleAlert, tone: "text-danger" },
};

type NotificationPreviewProps = {
  title: string;
  message: string;
  type: NotificationType;
  link: string;
};

/** The notification as its recipients will see it in their list. */
export function NotificationPreview({ title, message, type, link }: NotificationPreviewProps) {
  const { icon: Icon, tone } = looks[type];
  return (
    <section aria-labelledby="send-preview" className="min-w-0">
      <h2 id="send-preview" className="text-lg">
        Как это увидят
      </h2>
      <Card className="mt-3 flex max-w-[42rem] gap-3.5 p-5">
        <Icon aria-hidden="true" strokeWidth={1.75} className={`mt-0.5 size-5 shrink-0 ${tone}`} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className={`min-w-0 font-semibold break-words ${title ? "" : "text-ink-faint"}`}>
              {title || "Заголовок"}
            </span>
            <Badge className="border-accent/40 text-accent">Новое</Badge>
          </p>
          <p
            className={`mt-1 break-words whitespace-pre-line ${message ? "text-ink-soft" : "text-ink-faint"}`}
          >
            {message || "Текст уведомления"}
          </p>
          {link ? <p className="mt-1 text-sm text-accent underline">Открыть</p> : null}
        </div>
      </Card>
    </section>
  );
}
