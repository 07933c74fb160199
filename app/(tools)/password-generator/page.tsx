import { PasswordPage, passwordMetadata } from "@/components/tools/password/password-page";

/** The same screen as `/generators/password`, which is its canonical address. */
export const generateMetadata = passwordMetadata;

export default function PasswordGeneratorAliasPage() {
  return <PasswordPage path="/password-generator" />;
}
