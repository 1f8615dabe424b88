export const ar = {
  title: 'الخلفيات',
  lead: 'صورة كل قسم من أقسام الموقع.',
};
