import { draftStore } from "@/components/forms/draft-store";
import {
  isKeyOf,
  isListOf,
  isNullOr,
  isOneOf,
  isText,
  parsePart,
} from "@/components/forms/parse-draft";
import {
  type FeedbackCategory,
  type FeedbackPriority,
  type FeedbackType,
  feedbackCategories,
  feedbackPriorities,
  feedbackTypes,
  type Recommend,
  recommendLevels,
  type Satisfaction,
  satisfactionLevels,
  type Usability,
  usabilityLevels,
} from "@/content/feedback/options";
import { type Rating, ratings } from "@/content/reviews/rating-labels";
import {
  feedbackMessages as messages,
  minDescriptionLength,
} from "@/lib/features/feedback/messages";

/** What is typed and chosen, and survives a reload. */
export type FeedbackValues = {
  rating: Rating | null;
  type: FeedbackType;
  category: FeedbackCategory;
  title: string;
  description: string;
  priority: FeedbackPriority;
  /** Null until it is edited: then it is the signed-in user's. */
  email: string | null;
  satisfaction: Satisfaction | null;
  usability: Usability | null;
  recommend: Recommend | null;
  features: string[];
};

export const emptyFeedback: FeedbackValues = {
  rating: null,
  type: "suggestion",
  category: "general",
  title: "",
  description: "",
  priority: "medium",
  email: null,
  satisfaction: null,
  usability: null,
  recommend: null,
  features: [],
};

/** The draft in this window. */
export const feedbackDraft = draftStore({
  key: "feedback-draft",
  area: "tab",
  parse: parsePart<FeedbackValues>({
    rating: isNullOr(isOneOf(ratings)),
    type: isKeyOf(feedbackTypes),
    category: isKeyOf(feedbackCategories),
    title: isText,
    description: isText,
    priority: isKeyOf(feedbackPriorities),
    email: isNullOr(isText),
    satisfaction: isNullOr(isKeyOf(satisfactionLevels)),
    usability: isNullOr(isKeyOf(usabilityLevels)),
    recommend: isNullOr(isKeyOf(recommendLevels)),
    features: isListOf(isText),
  }),
});

/** Not restored on reload: consent must be given each time. */
export type FeedbackConsents = { agreeToDataProcessing: boolean; agreeToNewsletters: boolean };

export const noConsents: FeedbackConsents = {
  agreeToDataProcessing: false,
  agreeToNewsletters: false,
};

export type FeedbackField = keyof FeedbackValues | keyof FeedbackConsents;

/** In screen order, which the error summary follows. */
const fieldOrder = Object.keys({ ...emptyFeedback, ...noConsents }) as FeedbackField[];

/** The id of a field's first control. */
export const fieldId = (field: FeedbackField) => `feedback-${field}`;

export type FieldMessages = Partial<Record<string, string>>;

/** Client-side validation of what the server would reject too. The rest is left to the server. */
export function checkFeedback(values: FeedbackValues, consents: FeedbackConsents): FieldMessages {
  return {
    ...(values.title.trim() === "" ? { title: messages.title } : {}),
    ...(values.description.trim().length < minDescriptionLength
      ? { description: messages.description }
      : {}),
    ...(consents.agreeToDataProcessing ? {} : { agreeToDataProcessing: messages.consent }),
  };
}

/** The errors as the error summary lists them. */
export function toProblems(messages: FieldMessages): { id: string; message: string }[] {
  return fieldOrder.flatMap((field) => {
    const message = messages[field];
    return message ? [{ id: fieldId(field), message }] : [];
  });
}
