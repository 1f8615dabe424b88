/** A separate catalogue, because its script loads late and brings both languages. */
export const useful = {
  ask: 'هل أفادك هذا؟',
  yes: 'نعم',
  no: 'لا',
  missing: 'شكرًا. اسأل خبيرًا عمّا لم تجده.',
  thanks: 'شكرًا، وصلت إجابتك.',
  again: 'أجبت من قبل، شكرًا لك.',
  failed: 'لم تصل إجابتك. حاول مرة أخرى.',
};
