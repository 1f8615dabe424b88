/** The question at the end of a crop or an article. Its script comes late and brings both languages, so it has nothing but these. */
export const useful = {
  ask: 'هل أفادك هذا؟',
  yes: 'نعم',
  no: 'لا',
  thanks: 'شكرًا، وصلت إجابتك.',
  again: 'أجبت من قبل، شكرًا لك.',
  failed: 'لم تصل إجابتك. حاول مرة أخرى.',
};
