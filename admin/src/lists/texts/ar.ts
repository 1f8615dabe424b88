export const ar = {
  sortBy: 'ترتيب حسب {{column}}',
  move: 'تغيير مكان {{name}}',
  draggable: 'يمكن نقله',
  dragHelp: 'اضغط مفتاح المسافة لرفع العنصر، وحرّكه بالأسهم، ثم اضغط المسافة لوضعه، أو Escape لإعادته إلى مكانه.',
  toStart: 'إلى البداية',
  toEnd: 'إلى النهاية',
  savingOrder: 'يُحفظ نقل {{name}} إلى المكان {{place, n}} من {{of, n}}…',
  movingTo: 'يُنقل إلى المكان {{place, n}}…',
  picked: 'رُفع {{name}}، وهو في المكان {{place, n}} من {{of, n}}.',
  over: '{{name}} في المكان {{place, n}} من {{of, n}}.',
  dropped: 'وُضع {{name}} في المكان {{place, n}} من {{of, n}}.',
  dragCancelled: 'عاد {{name}} إلى مكانه.',
};
