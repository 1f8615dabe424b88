import { textsHook } from '../../language/language.ts';

interface Facts {
  name: string;
  when: string;
  fields: string;
}

const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Texts of scheduled changes. Not in the panel's catalogue, which every page loads. */
export const useTimedTexts = textsHook({
  ar: {
    until: 'وحتى ذلك',
    stays: 'يبقى كما هو على الموقع',
    leaves: 'يختفي عن الزوّار',
    unchanged: '*لم تغيّر شيئًا بعد.* غيّر ما تريد أن يظهر في الموعد.',
    result: (inDays: string, when: string) => `*تظهر تعديلاتك ${inDays}*، ${when}. وحتى ذلك يبقى كما هو على الموقع.`,
    saved: (when: string) => `حُفظت تعديلاتك، وتظهر على الموقع ${when}.`,
    waiting: ({ name, when, fields }: Facts) => `تعديلات حفظها ${isolated(name)} تظهر على الموقع ${when}: ${fields}.`,
    failed: ({ name, when, fields }: Facts) => `تعذّر نشر تعديلات ${isolated(name)} في موعدها، ${when}: ${fields}.`,
    inTrash: 'كان العنصر في المحذوفات.',
    outdated: 'عُدّل العنصر بعد حفظها. عند نشرها تتغيّر هذه الخانات فقط.',
    loaded: 'التعديلات المؤجلة في هذا النموذج الآن.',
    edit: 'تعديلها',
    publish: 'نشرها الآن',
    discard: 'حذفها',
    discardTitle: 'حذف التعديلات المؤجلة؟',
    discardBody: 'يبقى العنصر كما هو على الموقع، ولا يمكن استعادة هذه التعديلات.',
    discarded: 'حُذفت التعديلات المؤجلة.',
  },
  en: {
    until: 'Until then',
    stays: 'It stays on the site as it is',
    leaves: 'Visitors do not see it',
    unchanged: '*Nothing has changed yet.* Make the changes that should appear at that time.',
    result: (inDays: string, when: string) => `*Your changes appear ${inDays}*, ${when}. Until then it stays on the site as it is.`,
    saved: (when: string) => `Your changes have been saved. They will appear on the site ${when}.`,
    waiting: ({ name, when, fields }: Facts) => `Changes saved by ${isolated(name)} will appear on the site ${when}: ${fields}.`,
    failed: ({ name, when, fields }: Facts) => `The changes by ${isolated(name)} could not be published as scheduled, ${when}: ${fields}.`,
    inTrash: 'The item was in the bin.',
    outdated: 'The item has been edited since they were saved. Publishing them changes only these fields.',
    loaded: 'The scheduled changes are now in this form.',
    edit: 'Edit them',
    publish: 'Publish them now',
    discard: 'Discard them',
    discardTitle: 'Discard the scheduled changes?',
    discardBody: 'The item stays on the site as it is. The changes cannot be restored.',
    discarded: 'The scheduled changes were discarded.',
  },
});
