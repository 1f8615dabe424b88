export const ar = {
  move: 'تغيير مكان {{name}}',
  dragHelp: 'اضغط المسافة لرفع العنصر، وحرّكه بالأسهم، ثم اضغط المسافة لوضعه، أو Escape للإلغاء.',
  picked: 'رُفع {{name}}، وهو في المكان {{place, n}} من {{of, n}}.',
  over: '{{name}} في المكان {{place, n}} من {{of, n}}.',
  dropped: 'وُضع {{name}} في المكان {{place, n}} من {{of, n}}.',
  dragCancelled: 'عاد {{name}} إلى مكانه.',
};
