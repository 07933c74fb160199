import { Loading } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";

/** Placeholder: three rows in the shape of the list. */
export function NotificationsSkeleton() {
  return (
    <Loading label="Загружаем уведомления" className="mt-6 border-t border-line">
      {["a", "b", "c"].map((key) => (
        <div key={key} className="flex gap-4 border-b border-line py-5">
          <Skeleton className="size-5 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-5 w-2/5 max-w-80" />
            <Skeleton className="mt-2.5 h-4 w-4/5 max-w-[34rem]" />
            <Skeleton className="mt-2.5 h-3.5 w-32" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
