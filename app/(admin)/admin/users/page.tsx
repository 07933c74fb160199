import type { Metadata } from "next";
import { UsersAdmin } from "@/components/admin/users/users-admin";

export const metadata: Metadata = { title: "Пользователи", robots: { index: false } };

export default function AdminUsersPage() {
  return <UsersAdmin />;
}
