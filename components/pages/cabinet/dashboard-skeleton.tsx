import { Skeleton } from "@/components/ui/skeleton";

/** Placeholder of the cabinet while the session is checked. */
export function DashboardSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Загружаем кабинет</span>
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="mt-8 grid gap-6 border-y border-line py-5 sm:grid-cols-2 md:grid-cols-4">
        {["a", "b", "c", "d"].map((key) => (
          <div key={key}>
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-2.5 h-6 w-16" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-10 h-7 w-56" />
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="mt-4 h-12 w-full" />
      ))}
    </div>
  );
}
