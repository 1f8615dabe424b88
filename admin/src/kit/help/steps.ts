import type { Locale } from '@sanabel/contract/enumerations';

interface Step {
  picture: string;
  texts: Record<Locale, { title: string; text: string }>;
}

export const STEPS: readonly [Step, ...Step[]] = [
  {
    picture: 'crop',
    texts: {
      ar: {
        title: 'عدّل ما تراه',
        text: 'اضغط بطاقة أي محصول أو مقال فيُفتح نموذجه، والبطاقة المتقطعة في آخر كل قائمة تضيف جديدًا.',
      },
      en: {
        title: 'Edit what you see',
        text: 'Press the card of any crop or article and its form opens; the dashed card at the end of each list adds a new one.',
      },
    },
  },
  {
    picture: 'publication',
    texts: {
      ar: {
        title: 'احفظ، فيظهر على الموقع',
        text: 'ما تحفظه يصل إلى الزوّار بعد لحظات، والشريط أعلى الصفحة يقول متى. ما لم يكتمل احفظه مسودة.',
      },
      en: {
        title: 'Save, and it is on the site',
        text: 'What you save reaches visitors within moments, and the strip at the top says when. Save unfinished work as a draft.',
      },
    },
  },
  {
    picture: 'trash',
    texts: {
      ar: {
        title: 'لا تفقد شيئًا',
        text: 'بعد كل حذف عشر ثوانٍ للتراجع، ثم يبقى المحذوف ثلاثين يومًا. فجرّب بلا خوف.',
      },
      en: {
        title: 'Nothing gets lost',
        text: 'After each deletion there are ten seconds to undo it, and then it stays in the bin for thirty days. So feel free to try things.',
      },
    },
  },
  {
    picture: 'account',
    texts: {
      ar: {
        title: 'اسأل الصفحة نفسها',
        text: '«المساعدة» في القائمة تشرح كل صفحة في جملتين. وابدأ بصفحة حسابك: كلمة مرور تخصك ومفتاح مرور تدخل به ببصمتك.',
      },
      en: {
        title: 'Ask the page itself',
        text: '“Help” in the menu explains each page in two sentences. Start with your account: choose your own password, and add a passkey to sign in with your fingerprint.',
      },
    },
  },
];
