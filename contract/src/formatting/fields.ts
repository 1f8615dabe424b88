/** Fields that may be formatted, besides their Arabic counterparts. Stored as typed Markdown with bold, links and lists (decision 165). */
export const FORMATTED = {
  articles: ['intro', 'issueDefinition', 'importance', 'practicalSteps', 'recommendations'],
  crops: ['description'],
} as const;
