import { textsHook } from '../../kit/language/language.ts';

export const useAnswerTexts = textsHook({
  ar: {
    lead: 'بلا صاحبه.',
    leadText: 'احذف الاسم والرقم والقرية وكل ما يدل على السائل. والرسالة الصوتية تُكتب ولا تُنشر.',
    paste: 'المحادثة كما هي',
    pasteHint: 'الصقها هنا لتُقسم إلى سؤال وجواب. لا تُحفظ، ولا تُنقل معها الأسماء والأرقام التي فوق الرسائل.',
    divide: 'تقسيمها إلى سؤال وجواب',
    divided: 'قُسمت المحادثة. راجع السؤال والجواب قبل النشر.',
    again: 'أجب به من جديد',
    copied: 'نُسخ السؤال والجواب القصير. الصقهما في المحادثة.',
    notCopied: 'تعذّر النسخ في هذا المتصفح.',
  },
  en: {
    lead: 'Without the person.',
    leadText: 'Leave out the name, the number, the village and whatever tells who asked. Voice messages are written down, never published.',
    paste: 'The chat as it is',
    pasteHint: 'Paste it here to divide it into question and answer. It is not saved; names and numbers above the messages are left out.',
    divide: 'Divide into question and answer',
    divided: 'The chat has been divided. Please read both parts before you publish.',
    again: 'Answer again',
    copied: 'Question and short answer copied. Paste them into the chat.',
    notCopied: 'This browser could not copy it.',
  },
});
