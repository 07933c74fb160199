import { RandomPage, randomMetadata } from "@/components/tools/random/random-page";

export const generateMetadata = randomMetadata;

export default function RandomNumbersPage() {
  return <RandomPage path="/generators/random" />;
}
