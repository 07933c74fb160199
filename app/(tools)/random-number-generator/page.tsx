import { RandomPage, randomMetadata } from "@/components/tools/random/random-page";

/** The same screen as `/generators/random`, which is its canonical address. */
export const generateMetadata = randomMetadata;

export default function RandomNumbersAliasPage() {
  return <RandomPage path="/random-number-generator" />;
}
