import { Card } from "@/components/ui/card";
import { Loading } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";

/** Placeholder: three cards in the shape of the list. */
export function DocumentsSkeleton() {
  return (
    <Loading label="Загружаем документы" className="space-y-3">
      {["a", "b", "c"].map((key) => (
        <Card key={key} className="flex items-start gap-4 p-5">
          <Skeleton className="size-6" />
          <div className="flex-1">
            <Skeleton className="h-5 w-3/5 max-w-96" />
            <Skeleton className="mt-2.5 h-4 w-2/5 max-w-64" />
          </div>
          <Skeleton className="hidden h-9 w-56 rounded-md sm:block" />
        </Card>
      ))}
    </Loading>
  );
}
