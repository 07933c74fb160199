import { RandomPage, randomMetadata } from "@/components/tools/random/random-page";

export const metadata = randomMetadata;

export default function RandomNumbersPage() {
  return <RandomPage path="/generators/random" />;
}
