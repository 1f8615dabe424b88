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
      'اطلب ممن يدير الخادم قرصًا أكبر، أو الاحتفاظ بنسخ احتياطية أقل.',
    ],
  },
  en: {
    subject: 'the disk is nearly full',
    paragraphs: [
      `The disk has ${formatNumber('en', Math.floor(free / MEGA))} MB left. When it is full, no changes, pictures or backups can be saved; visitors can still read the site.`,
      'Ask the person who runs the server for a larger disk, or to keep fewer backups.',
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
          ? 'فُتحت أحدث نسخة احتياطية للتجربة فلم تكن سليمة، ولا يمكن الاعتماد عليها لو تعطّل الخادم الآن.'
          : lastAt
            ? `آخر نسخة احتياطية من ${formatTime('ar', lastAt)}. لو تعطّل الخادم الآن فُقد كل ما كُتب بعدها.`
            : 'لم تُؤخذ نسخة احتياطية بعد. لو تعطّل الخادم الآن فُقد كل شيء.',
        'افتح صفحة النسخ الاحتياطي لترى السبب، واضغط «أخذ نسخة الآن».',
      ],
    },
    en: {
      subject: isTrial ? 'the restore test failed' : 'no new backup',
      paragraphs: [
        isTrial
          ? 'The newest backup was tested and is not complete. It could not be relied on if the server failed now.'
          : lastAt
            ? `The last backup is from ${formatTime('en', lastAt)}. If the server failed now, everything since then would be lost.`
            : 'No backup has been made yet. If the server failed now, everything would be lost.',
        'Open the Backups page to see why, and press “Back up now”.',
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
    subject: `${CLUB.name.ar}: رسالة تجريبية | test email`,
    arabic: ['وصلت هذه الرسالة، إذن البريد يعمل.'],
    english: ['This email arrived, so email is working.'],
    link,
  });
