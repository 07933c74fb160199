import type { Metadata } from "next";
import { UsersAdmin } from "@/components/admin/users/users-admin";

export const metadata: Metadata = { title: "Пользователи" };

export default function AdminUsersPage() {
  return <UsersAdmin />;
}
