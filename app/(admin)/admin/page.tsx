import type { Metadata } from "next";

export const metadata: Metadata = { title: "Админ-панель", robots: { index: false } };

export default function AdminPage() {
  return <h1 className="text-3xl">Админ-панель</h1>;
}
