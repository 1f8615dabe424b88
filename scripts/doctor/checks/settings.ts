import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { MAIL } from '@sanabel/brand/club';
import { archivesIn } from '../../backup/backup.ts';
import { inRoot } from '../../environment/root.ts';
import { type Both, type Check, type Finding, fault, ok, orNull, skipped, warning } from '../check.ts';
import { senderOf } from './names.ts';

const CONFIGURE: Both = { ar: 'شغّل npm run configure.', en: 'Run npm run configure.' };
const OTHERS = 0o077;

export const settings: Check = {
  name: { ar: 'الإعدادات', en: 'Settings' },
  isInside: true,
  run: async ({ inside, variables }) => {
    if (!inside) return [];
    const findings: Finding[] = [];
    const file = await orNull(stat(inRoot('.env')));
    if (file && (file.mode & OTHERS) !== 0)
      findings.push(
        fault(
          { ar: 'يستطيع غيرك قراءة ‎.env‎ وفيه أسرار.', en: 'Other users can read .env, which contains secrets.' },
          { ar: 'chmod 600 .env', en: 'chmod 600 .env' },
        ),
      );
    if (!variables.SITE_URL?.startsWith('https://'))
      findings.push(fault({ ar: 'SITE_URL لا يبدأ بـ ‎https://‎.', en: 'SITE_URL does not start with https://.' }, CONFIGURE));
    if (!inside.PROXY_SECRET)
      findings.push(
        fault(
          {
            ar: 'PROXY_SECRET غير مضبوط، فيرى النظام كل الزوّار زائرًا واحدًا.',
            en: 'PROXY_SECRET is not set, so the CMS cannot tell callers apart.',
          },
          CONFIGURE,
        ),
      );
    if (!inside.BACKUP_PASSPHRASE)
      findings.push(
        warning(
          {
            ar: 'BACKUP_PASSPHRASE غير مضبوط، فالنسخ الاحتياطية بلا أسرار.',
            en: 'BACKUP_PASSPHRASE is not set, so backups do not include the secrets.',
          },
          CONFIGURE,
        ),
      );
    if (senderOf(inside.MAIL_FROM) === senderOf(MAIL.from))
      findings.push(
        fault({ ar: 'عنوان مرسل رسائل النادي مثال لا يعمل.', en: 'The club’s emails come from an example address.' }, CONFIGURE),
      );
    return findings.length > 0 ? findings : [ok('لا شيء ناقص أو متناقض.', 'The settings are complete and consistent.')];
  },
};

const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false));
  });

export const openPorts: Check = {
  name: { ar: 'منافذ مفتوحة', en: 'Open ports' },
  isInside: true,
  run: async ({ inside }) => {
    if (!inside) return [];
    const outer = Object.values(networkInterfaces())
      .flat()
      .flatMap((one) => (one && !one.internal && one.family === 'IPv4' ? [one.address] : []));
    if (outer.length === 0) return [skipped('ليس للجهاز عنوان في الشبكة.', 'This machine has no network address.')];
    const ports = [inside.CMS_PORT, inside.MAIL_PORT, ...(inside.SMTP_HOST ? [] : [inside.SMTP_PORT])];
    const open = (
      await Promise.all(outer.flatMap((host) => ports.map(async (port) => ((await isOpen(host, port)) ? [`${host}:${port}`] : []))))
    ).flat();
    return [
      open.length === 0
        ? ok('النظام وصندوق التجربة مغلقان من الخارج.', 'The CMS and the development inbox cannot be reached from outside.')
        : fault(
            { ar: `يُفتح من الشبكة: ${open.join('، ')}.`, en: `These can be opened from the network: ${open.join(', ')}.` },
            {
              ar: 'أوقف ما يستمع هناك أو أغلقه بجدار الحماية: ss -ltnp',
              en: 'Stop what is listening there, or block it with the firewall: ss -ltnp',
            },
          ),
    ];
  },
};

const HOUR_MS = 3_600_000;
const OLD_HOURS = { warning: 26, fault: 24 * 7 };

/** `hours` is the age of the newest backup; null when there is none. */
export const judgeBackup = (hours: number | null): Finding => {
  const advice = {
    ar: 'npm run backup ينشئ واحدة الآن؛ انسخها إلى مكان آخر.',
    en: 'npm run backup makes one now; copy it somewhere else.',
  };
  if (hours === null) return warning({ ar: 'لا نسخة احتياطية بعد.', en: 'There is no backup yet.' }, advice);
  const text = { ar: `آخر نسخة احتياطية قبل ${Math.round(hours)} ساعة.`, en: `The last backup is ${Math.round(hours)} hours old.` };
  if (hours > OLD_HOURS.fault) return fault(text, advice);
  return hours > OLD_HOURS.warning ? warning(text, advice) : { state: 'ok', text };
};

export const backups: Check = {
  name: { ar: 'النسخ الاحتياطي', en: 'Backup' },
  isInside: true,
  run: async ({ inside, variables }) => {
    const own = join(inside?.DATA_DIR ?? '', 'backups');
    // Backups of the command, and those that the CMS makes at night.
    const folders = [own, variables.BACKUP_FOLDER || join(own, 'kept')];
    const paths = (
      await Promise.all(folders.map(async (folder) => (await archivesIn(folder)).slice(0, 1).map((name) => join(folder, name))))
    ).flat();
    const made = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
    return [judgeBackup(made.length > 0 ? (Date.now() - Math.max(...made)) / HOUR_MS : null)];
  },
};
