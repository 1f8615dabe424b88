export const calendar = {
  add: 'إلى تقويمك',
  name: 'مواعيد {{name}}',
  sowing: { opens: 'بداية زراعة {{name}}', closes: 'آخر أيام زراعة {{name}}' },
  harvest: { opens: 'بداية حصاد {{name}}', closes: 'آخر أيام حصاد {{name}}' },
  inRegion: '{{title}}: {{places}}',
  between: '، ',
  colon: ': ',
};
