import type { Locale } from '@sanabel/contract/enumerations';

/** Texts of scheduled changes. Not in the panel's catalogue, which every page loads. */
interface TimedTexts {
  until: string;
  stays: string;
  leaves: string;
  unchanged: string;
  result: (inDays: string, when: string) => string;
  saved: (when: string) => string;
  waiting: (facts: { name: string; when: string; fields: string }) => string;
  failed: (facts: { name: string; when: string; fields: string }) => string;
  inTrash: string;
  outdated: string;
  loaded: string;
  edit: string;
  publish: string;
  discard: string;
  discardTitle: string;
  discardBody: string;
  discarded: string;
}

const isolated = (name: string): string => `\u2068${name}\u2069`;

export const TIMED_TEXTS: Readonly<Record<Locale, TimedTexts>> = {
  ar: {
    until: 'وحتى ذلك',
    stays: 'يبقى كما هو على الموقع',
    leaves: 'يختفي عن الزوّار',
    unchanged: '*لم تغيّر شيئًا بعد.* غيّر ما تريد أن يظهر في الموعد.',
    result: (inDays, when) => `*تظهر تعديلاتك ${inDays}*، ${when}. وحتى ذلك يبقى كما هو على الموقع.`,
    saved: (when) => `حُفظت تعديلاتك، وتظهر على الموقع ${when}.`,
    waiting: ({ name, when, fields }) => `تعديلات حفظها ${isolated(name)} تظهر على الموقع ${when}: ${fields}.`,
    failed: ({ name, when, fields }) => `تعذّر نشر تعديلات ${isolated(name)} في موعدها، ${when}: ${fields}.`,
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
    result: (inDays, when) => `*Your changes appear ${inDays}*, ${when}. Until then it stays on the site as it is.`,
    saved: (when) => `Your changes have been saved. They will appear on the site ${when}.`,
    waiting: ({ name, when, fields }) => `Changes saved by ${isolated(name)} will appear on the site ${when}: ${fields}.`,
    failed: ({ name, when, fields }) => `The changes by ${isolated(name)} could not be published as scheduled, ${when}: ${fields}.`,
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
};
