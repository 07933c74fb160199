import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { explain } from "@/lib/platform/api-client/api-error";

/** The place of a card while its data come; `label` is for those who do not see it. */
export function CardLoading({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-24 rounded-lg" />
    </div>
  );
}

type CardFailureProps = {
  title: string;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** In the place of a card whose data did not come: why, and another try. */
export function CardFailure({ title, error, isFetching, refetch }: CardFailureProps) {
  return (
    <Alert tone="danger" role="alert" title={title}>
      <p>{explain(error, "Сервер не ответил.")}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        pending={isFetching}
        onClick={() => void refetch()}
      >
        Загрузить ещё раз
      </Button>
    </Alert>
  );
}
