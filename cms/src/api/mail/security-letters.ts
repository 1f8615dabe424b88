import { CLUB } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import { EMAIL_LINK_LIFE_SECONDS, INVITATION_LIFE_DAYS, type Locale, PASSWORD_LINK_LIFE_SECONDS } from '@sanabel/contract';
import { formatTime, nameInMail, twoLanguageMail } from './letter.ts';
import type { Mail } from './outbox.ts';

interface Sentences {
  subject: Record<Locale, string>;
  paragraphs: Record<Locale, readonly string[]>;
}

const IF_NOT_YOU = {
  ar: 'إن لم تفعل ذلك أنت فغيّر كلمة مرورك الآن، وأخبر مالك الموقع.',
  en: 'If this was not you, change your password now and tell the owner of the site.',
} as const;

const NOTICES = {
  newDevice: { ar: 'دخول من جهاز جديد', en: 'a sign-in from a new device' },
  locked: { ar: 'محاولات دخول كثيرة خاطئة', en: 'many failed sign-ins' },
  passwordChanged: { ar: 'تغيّرت كلمة المرور', en: 'the password was changed' },
  emailAsked: { ar: 'طُلب تغيير البريد الإلكتروني', en: 'a change of email address was requested' },
  emailChanged: { ar: 'تغيّر البريد الإلكتروني', en: 'the email address was changed' },
  secondFactorChanged: { ar: 'تغيّرت الخطوة الثانية للدخول', en: 'the second step of signing in was changed' },
  recoveryUsed: { ar: 'استُعمل رمز استرداد', en: 'a recovery code was used' },
  roleChanged: { ar: 'تغيّر دورك', en: 'your role was changed' },
} as const satisfies Record<string, Record<Locale, string>>;

export type Notice = keyof typeof NOTICES;

const letter = (to: string, { subject, paragraphs }: Sentences, link: string): Mail =>
  twoLanguageMail({ to, subject: `${CLUB.name.ar}: ${subject.ar} | ${subject.en}`, arabic: paragraphs.ar, english: paragraphs.en, link });

/** Contains nothing that a person typed. */
export const noticeMail = (to: string, notice: Notice, at: string, adminUrl: string): Mail => {
  const subject = NOTICES[notice];
  const paragraphs = {
    ar: [`حسابك في لوحة تحكم ${CLUB.name.ar}: ${subject.ar}، ${formatTime('ar', at)}.`, IF_NOT_YOU.ar],
    en: [`Your account in the ${CLUB.name.en} control panel: ${subject.en}, ${formatTime('en', at)}.`, IF_NOT_YOU.en],
  };
  return { ...letter(to, { subject, paragraphs }, adminUrl), isLasting: true };
};

export const newAdminMail = (to: string, who: string, at: string, adminUrl: string): Mail => {
  const subject = { ar: 'مسؤول جديد', en: 'a new admin' };
  const paragraphs = {
    ar: [
      `صار لـ«${nameInMail(who)}» حساب في لوحة التحكم، ${formatTime('ar', at)}.`,
      'إن لم تكن تتوقع ذلك فافتح قائمة المسؤولين واحذف الحساب.',
    ],
    en: [
      `“${nameInMail(who)}” now has an account in the control panel, ${formatTime('en', at)}.`,
      'If you did not expect this, open the list of admins and delete the account.',
    ],
  };
  return { ...letter(to, { subject, paragraphs }, adminUrl), isLasting: true };
};

const IGNORE = { ar: 'إن لم تكن تتوقع هذه الرسالة فتجاهلها.', en: 'If you did not expect this message, ignore it.' } as const;

export const invitationMail = (to: string, invitedBy: string, link: string): Mail =>
  letter(
    to,
    {
      subject: { ar: 'دعوة إلى لوحة التحكم', en: 'an invitation to the control panel' },
      paragraphs: {
        ar: [
          `وصلتك دعوة من «${nameInMail(invitedBy)}» للعمل على موقع ${CLUB.name.ar}.`,
          `افتح الرابط واختر كلمة مرورك. الرابط صالح ${formatNumber('ar', INVITATION_LIFE_DAYS)} أيام، ويُستعمل مرة واحدة.`,
          IGNORE.ar,
        ],
        en: [
          `“${nameInMail(invitedBy)}” has invited you to work on the ${CLUB.name.en} site.`,
          `Open the link and choose a password. It works once, within ${INVITATION_LIFE_DAYS} days.`,
          IGNORE.en,
        ],
      },
    },
    link,
  );

const PASSWORD_MINUTES = PASSWORD_LINK_LIFE_SECONDS / 60;
const EMAIL_HOURS = EMAIL_LINK_LIFE_SECONDS / 3600;

export const passwordLinkMail = (to: string, link: string): Mail =>
  letter(
    to,
    {
      subject: { ar: 'كلمة مرور جديدة', en: 'a new password' },
      paragraphs: {
        ar: [
          'افتح الرابط لتختار كلمة مرور جديدة للوحة التحكم.',
          `الرابط صالح ${formatNumber('ar', PASSWORD_MINUTES)} دقيقة، ويُستعمل مرة واحدة. لا تعطِ هذا الرابط لأحد.`,
          'إن لم تطلبه فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
        ],
        en: [
          'Open the link to choose a new password for the control panel.',
          `It works once, within ${PASSWORD_MINUTES} minutes. Never share this link.`,
          'If you did not ask for it, ignore this message. Your password stays the same.',
        ],
      },
    },
    link,
  );

/** Sent to the new address, which takes effect once the link is used. */
export const emailLinkMail = (to: string, link: string): Mail =>
  letter(
    to,
    {
      subject: { ar: 'تأكيد بريدك الجديد', en: 'confirm your new address' },
      paragraphs: {
        ar: [
          `افتح الرابط ليصير هذا البريد بريد حسابك في لوحة تحكم ${CLUB.name.ar}.`,
          `الرابط صالح ${formatNumber('ar', EMAIL_HOURS)} ساعة، ويُستعمل مرة واحدة. ${IGNORE.ar}`,
        ],
        en: [
          `Open the link to make this the address of your account in the ${CLUB.name.en} control panel.`,
          `It works once, within ${EMAIL_HOURS} hours. ${IGNORE.en}`,
        ],
      },
    },
    link,
  );
