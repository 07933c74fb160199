import { Skeleton } from "@/components/ui/skeleton";

/** Placeholder of the first two sections while the session is checked. */
export function SettingsSkeleton() {
  return (
    <div role="status" className="space-y-10">
      <span className="sr-only">Загружаем настройки</span>
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-32 max-w-[42rem] rounded-lg" />
      </div>
      <div className="grid gap-x-12 gap-y-5 border-t border-line pt-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Skeleton className="h-6 w-44" />
        <div className="grid max-w-[42rem] gap-6 sm:grid-cols-2">
          {["a", "b", "c", "d"].map((key) => (
            <div key={key}>
              <Skeleton className="h-5 w-24" />
              <Skeleton className="mt-2.5 h-11 rounded-md" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
