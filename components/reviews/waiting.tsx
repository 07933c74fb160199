/** In the place of reviews that are on their way. */
export function Waiting() {
  return (
    <div role="status" className="border-t border-line py-5">
      <span className="sr-only">Загружаем отзывы</span>
      <div aria-hidden="true" className="animate-breathe h-4 w-40 rounded-sm bg-wash" />
      <div
        aria-hidden="true"
        className="animate-breathe mt-3 h-4 w-4/5 max-w-xl rounded-sm bg-wash"
      />
    </div>
  );
}
