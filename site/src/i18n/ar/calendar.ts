export const calendar = {
  add: 'إضافة إلى تقويمي',
  name: 'مواعيد {{name}}',
  sowing: { opens: 'بداية زراعة {{name}}', closes: 'آخر أيام زراعة {{name}}' },
  harvest: { opens: 'بداية حصاد {{name}}', closes: 'آخر أيام حصاد {{name}}' },
  inRegion: '{{title}}: {{places}}',
  between: '، ',
  colon: ': ',
};
