/**
 * The fields of each list that may be formatted, beside their Arabic twins; everything else is plain text. They are kept as they were
 * typed: Markdown, of which bold, links and lists mean something (decision 165).
 */
export const FORMATTED = {
  articles: ['intro', 'issueDefinition', 'importance', 'practicalSteps', 'recommendations'],
  crops: ['description'],
} as const;
