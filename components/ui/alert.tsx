import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

const looks = {
  note: { icon: Info, classes: "border-accent/70 bg-accent-wash", mark: "text-accent" },
  success: { icon: CircleCheck, classes: "border-success bg-success-wash", mark: "text-success" },
  warning: {
    icon: TriangleAlert,
    classes: "border-warning bg-warning-wash",
    mark: "text-warning",
  },
  danger: { icon: CircleAlert, classes: "border-danger bg-danger-wash", mark: "text-danger" },
};

type AlertProps = Omit<ComponentProps<"div">, "title"> & {
  tone?: keyof typeof looks;
  title?: ReactNode;
};

/** A highlighted message. Set `role="alert"` only if it appears after an action. */
export function Alert({ tone = "note", title, className, children, ...props }: AlertProps) {
  const { icon: Icon, classes, mark } = looks[tone];
  return (
    <div
      className={classNames(
        "flex gap-3 rounded-md border-l-3 px-4 py-3.5 text-sm text-ink",
        classes,
        className,
      )}
      {...props}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={`mt-px size-5 shrink-0 ${mark}`} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? "mt-1" : undefined}>{children}</div> : null}
      </div>
    </div>
  );
}
