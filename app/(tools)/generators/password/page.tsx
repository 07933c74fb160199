import { PasswordPage, passwordMetadata } from "@/components/tools/password/password-page";

export const metadata = passwordMetadata;

export default function PasswordGeneratorPage() {
  return <PasswordPage path="/generators/password" />;
}
