import { Button } from "@/components/ui/button";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

type LoadMoreProps = {
  list: {
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Below a paged list: the button «more», and the error when the next page did not load. */
export function LoadMore({ list }: LoadMoreProps) {
  return (
    <>
      {list.isFetchNextPageError ? (
        <p role="alert" className="mt-5 text-sm text-danger">
          {getErrorMessage(list.error, "Не удалось загрузить остальные.")}
        </p>
      ) : null}
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-5"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Показать ещё
        </Button>
      ) : null}
    </>
  );
}
