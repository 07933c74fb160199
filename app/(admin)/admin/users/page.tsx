import type { Metadata } from "next";
import { UsersAdmin } from "@/components/features/admin/users/users-admin";

export const metadata: Metadata = { title: "Пользователи" };

export default function AdminUsersPage() {
  return <UsersAdmin />;
}
