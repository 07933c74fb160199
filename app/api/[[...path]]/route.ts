import { DomainError } from "@/lib/core/errors";
import { defineRoute } from "@/lib/platform/http/define-route";

/** Unknown addresses under `/api` get the error envelope instead of the site's 404 page. */
const notFound = defineRoute({
  access: "public",
  limit: "none",
  handle: async () => {
    throw new DomainError("NOT_FOUND", "Такого адреса нет.");
  },
});

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
