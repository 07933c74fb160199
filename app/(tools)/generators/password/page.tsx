import { PasswordPage, passwordMetadata } from "@/components/tools/password/password-page";

export const generateMetadata = passwordMetadata;

export default function PasswordGeneratorPage() {
  return <PasswordPage path="/generators/password" />;
}
