export const calendar = {
  add: 'إلى تقويمك',
  name: 'مواعيد {{name}}',
  sowing: 'زراعة {{name}}',
  harvest: 'حصاد {{name}}',
  inRegion: '{{title}}: {{places}}',
  between: '، ',
};
