/** Pages that stand in for others. */
export const errors = {
  notFound: {
    title: 'الصفحة غير موجودة',
    heading: 'لم تنبت هذه الصفحة',
    text: 'الصفحة غير موجودة: الرابط قديم أو كُتب خطأ. الحقل كله أمامك من الصفحة الرئيسية.',
    home: 'العودة إلى الرئيسية',
  },
};
