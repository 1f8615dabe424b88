interface Titled {
  title?: string | null;
  arabicTitle?: string | null;
  name?: string | null;
  arabicName?: string | null;
  section?: string | null;
}

/** What an item is called in lists of what happened, in both languages where it has both. */
export const titlesOf = (item: object): { title: string; arabicTitle: string } => {
  const { title, arabicTitle, name, arabicName, section } = item as Titled;
  return { title: name || title || section || '', arabicTitle: arabicName || arabicTitle || '' };
};
