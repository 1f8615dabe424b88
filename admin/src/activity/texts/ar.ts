export const ar = {
  title: 'سجل النشاط',
  lead: 'من فعل ماذا، ومتى. الأحدث أولًا.',
};
