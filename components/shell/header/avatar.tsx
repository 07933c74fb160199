import { classNames } from "@/components/ui/class-names";
import type { CurrentUser } from "@/lib/features/accounts/responses";

type AvatarProps = {
  user: Pick<CurrentUser, "firstName" | "lastName" | "email" | "avatarUrl" | "profileImageUrl">;
  className?: string;
};

/** The user's picture, otherwise initials. Decorative: the name is always next to it or in a label. */
export function Avatar({ user, className }: AvatarProps) {
  const picture = user.avatarUrl ?? user.profileImageUrl;
  const classes = classNames(
    "grid size-9 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-accent-wash text-xs font-semibold text-accent",
    className,
  );
  if (picture) {
    return (
      // biome-ignore lint/performance/noImgElement: the image optimiser is off (next.config.mjs)
      <img src={picture} alt="" className={classNames(classes, "object-cover")} />
    );
  }
  return (
    <span aria-hidden="true" className={classes}>
      {initials(user)}
    </span>
  );
}

function initials({ firstName, lastName, email }: AvatarProps["user"]): string {
  const letters = [firstName, lastName].map((name) => Array.from(name?.trim() ?? "")[0] ?? "");
  return (letters.join("") || Array.from(email)[0] || "").toLocaleUpperCase("ru");
}
