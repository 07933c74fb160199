export type { Question } from "@/content/questions";
