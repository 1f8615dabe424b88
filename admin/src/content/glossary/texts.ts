import { textsHook } from '../../kit/language/language.ts';

export const useTermTexts = textsHook({
  ar: {
    lead: 'كلمات النادي وترجمتها الثابتة. إذا ورد مصطلح في لغة عُرضت ترجمته تحت خانة اللغة الأخرى.',
    deleteBody: 'لا يتغيّر شيء مما كُتب به، ولا يُعرض على من يكتب بعد الآن. لا يمكن استعادته.',
    empty: 'أضف أول كلمة تُترجَم في النادي دائمًا بالطريقة نفسها.',
  },
  en: {
    lead: 'The club’s terms and their fixed translations. When a term appears in one language, its translation is suggested below the field of the other.',
    deleteBody: 'Texts written with it do not change; it will no longer be suggested. It cannot be restored.',
    empty: 'Add the first word that the club always translates the same way.',
  },
});
