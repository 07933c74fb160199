/** What is chosen on the left, what it comes to on the right, what else there is below. */
export const orderGrid =
  "mt-9 grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_22rem]";
