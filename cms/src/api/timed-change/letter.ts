import { CLUB } from '@sanabel/brand/club';
import type { Titles } from '../../changes/log.ts';
import { nameInMail, twoLanguageMail } from '../mail/letter.ts';
import type { Mail } from '../mail/outbox.ts';

const NAMED = 20;

export const refusedChangesMail = (to: string, items: readonly Titles[], link: string): Mail => {
  const named = (titleOf: (item: Titles) => string, quoted: (name: string) => string, comma: string): string =>
    [...items.slice(0, NAMED).map((item) => quoted(nameInMail(titleOf(item)) || '…')), ...(items.length > NAMED ? ['…'] : [])].join(comma);
  const arabicNames = named(
    ({ title, arabicTitle }) => arabicTitle || title || '',
    (name) => `«${name}»`,
    '، ',
  );
  const englishNames = named(
    ({ title, arabicTitle }) => title || arabicTitle || '',
    (name) => `“${name}”`,
    ', ',
  );
  const arabic = [
    `تعذّر نشر التعديلات المؤجلة في موعدها: ${arabicNames}.`,
    'لم يتغيّر شيء على الموقع، والتعديلات محفوظة.',
    'افتح لوحة التحكم لترى السبب، ثم صحّح التعديلات أو احذفها.',
  ];
  const english = [
    `Scheduled changes could not be published on time: ${englishNames}.`,
    'Nothing has changed on the site, and the changes are saved.',
    'Open the control panel to see why, then correct or discard them.',
  ];
  const subject = `${CLUB.name.ar}: تعذّر نشر تعديلات مؤجلة | scheduled changes were not published`;
  return { ...twoLanguageMail({ to, subject, arabic, english, link }), isLasting: true };
};
