import { CLUB } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import type { Locale, SiteHealth } from '@sanabel/contract';
import { formatTime, twoLanguageMail } from '../mail/letter.ts';
import type { Mail } from '../mail/outbox.ts';

/** Parts with mails to owners: publication sends its mails itself, and mail cannot report itself. */
export const NOTIFIED_PARTS = ['disk', 'backup'] as const;
type NotifiedPart = (typeof NOTIFIED_PARTS)[number];

interface LetterTexts {
  subject: string;
  paragraphs: readonly string[];
}

const MEGA = 1_000_000;

const disk = ({ disk: { free } }: SiteHealth): Record<Locale, LetterTexts> => ({
  ar: {
    subject: 'القرص يكاد يمتلئ',
    paragraphs: [
      `بقي على القرص ${formatNumber('ar', Math.floor(free / MEGA))} ميجابايت. حين يمتلئ لا يُحفظ تعديل ولا تُرفع صورة ولا تُؤخذ نسخة احتياطية، ويبقى الموقع للزوّار كما هو.`,
      'اطلب ممن يدير الخادم قرصًا أكبر، أو أن تُحفظ نسخ احتياطية أقل.',
    ],
  },
  en: {
    subject: 'the disk is nearly full',
    paragraphs: [
      `The disk has ${formatNumber('en', Math.floor(free / MEGA))} MB left. When it is full no change, picture or backup can be saved; visitors go on reading the site.`,
      'Ask whoever runs the server for a larger disk, or to keep fewer backups.',
    ],
  },
});

const backup = ({ backup: { trouble, lastAt } }: SiteHealth): Record<Locale, LetterTexts> => {
  const isTrial = trouble === 'trial';
  return {
    ar: {
      subject: isTrial ? 'لم تنجح تجربة الاسترجاع' : 'لا نسخة احتياطية جديدة',
      paragraphs: [
        isTrial
          ? 'فُتحت أحدث نسخة احتياطية للتجربة فلم تكن سليمة: لو ضاع الخادم الآن لا يمكن الاعتماد عليها.'
          : lastAt
            ? `آخر نسخة احتياطية من ${formatTime('ar', lastAt)}: لو ضاع الخادم الآن ضاع كل ما كُتب بعدها.`
            : 'لم تُؤخذ نسخة احتياطية بعد: لو ضاع الخادم الآن ضاع كل شيء.',
        'افتح صفحة النسخ الاحتياطي لترى السبب، وخذ نسخة الآن.',
      ],
    },
    en: {
      subject: isTrial ? 'the trial of a restore failed' : 'no new backup',
      paragraphs: [
        isTrial
          ? 'The newest backup was opened for a trial and is not whole: if the server were lost now, it could not be relied on.'
          : lastAt
            ? `The last backup is from ${formatTime('en', lastAt)}: if the server were lost now, all that was written since would be, too.`
            : 'No backup was made yet: if the server were lost now, everything would be.',
        'Open the page of backups to see why, and make one now.',
      ],
    },
  };
};

const TEXTS = { disk, backup } satisfies Record<NotifiedPart, (report: SiteHealth) => Record<Locale, LetterTexts>>;

export const failureMail = (to: string, part: NotifiedPart, report: SiteHealth, link: string): Mail => {
  const { ar, en } = TEXTS[part](report);
  const subject = `${CLUB.name.ar}: ${ar.subject} | ${en.subject}`;
  return { ...twoLanguageMail({ to, subject, arabic: ar.paragraphs, english: en.paragraphs, link }), isLasting: true };
};

export const trialMail = (to: string, link: string): Mail =>
  twoLanguageMail({
    to,
    subject: `${CLUB.name.ar}: رسالة تجربة | a trial mail`,
    arabic: ['وصلت هذه الرسالة، فالبريد يعمل.'],
    english: ['This mail has arrived, so mail works.'],
    link,
  });
