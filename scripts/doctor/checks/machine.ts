import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import { DISK_LEAST } from '@sanabel/contract';
import { MEMORY } from '../../environment/memory.ts';
import { inRoot } from '../../environment/root.ts';
import { type Check, type Finding, fault, ok, orNull, skipped, warning } from '../check.ts';

const MEGA = 1_000_000;
const LEAST_MB = { warning: DISK_LEAST.warning / MEGA, fault: DISK_LEAST.bad / MEGA };
const LEAST_INODES = 50_000;

export const judgeDiskSpace = (freeMb: number, freeInodes: number): Finding => {
  const text = {
    ar: `بقي على القرص ${Math.floor(freeMb)} ميجابايت و${freeInodes} ملف.`,
    en: `The disk has ${Math.floor(freeMb)} MB and ${freeInodes} files left.`,
  };
  const advice = {
    ar: 'احذف نسخًا احتياطية قديمة بعد نقلها، أو كبّر القرص.',
    en: 'Move old backups elsewhere, or make the disk larger.',
  };
  // Some file systems have no inode count and report 0 of 0.
  const isShortOfFiles = freeInodes > 0 && freeInodes < LEAST_INODES;
  if (freeMb < LEAST_MB.fault) return fault(text, advice);
  return freeMb < LEAST_MB.warning || isShortOfFiles ? warning(text, advice) : { state: 'ok', text };
};

export const disk: Check = {
  name: { ar: 'القرص', en: 'Disk' },
  isInside: true,
  run: async ({ inside }) => {
    const found = await orNull(statfs(inside?.DATA_DIR ?? '/'));
    if (!found)
      return [
        fault(
          { ar: `لا مجلد بيانات في ${inside?.DATA_DIR}.`, en: `The data folder ${inside?.DATA_DIR} does not exist.` },
          { ar: 'شغّل النظام مرة، أو صحح DATA_DIR.', en: 'Start the system once, or correct DATA_DIR.' },
        ),
      ];
    return [judgeDiskSpace((found.bavail * found.bsize) / MEGA, found.ffree)];
  },
};

const LEAST_MEMORY_MB = 1_900;
const KIB = 1_024;

/** Judges memory with swap: a start builds, and a build takes more than what it builds. */
export const judgeMemory = (megabytes: number): Finding => {
  const text = {
    ar: `الذاكرة مع مساحة التبديل (swap) ${Math.floor(megabytes)} ميجابايت.`,
    en: `Memory and swap are ${Math.floor(megabytes)} MB.`,
  };
  if (megabytes >= LEAST_MEMORY_MB) return { state: 'ok', text };
  return warning(text, {
    ar: 'أضف ملف تبديل، أو ابنِ على جهاز آخر: npm run build -- release',
    en: 'Add a swap file, or build on another machine: npm run build -- release',
  });
};

/** Reads megabytes of swap; none where there is no /proc. */
const swapMb = (): number => {
  try {
    const [, kib = '0'] = /^SwapTotal:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
    return (Number(kib) * KIB) / MEGA;
  } catch {
    return 0;
  }
};

export const memory: Check = {
  name: { ar: 'الذاكرة', en: 'Memory' },
  isInside: true,
  run: async () => [judgeMemory(MEMORY / MEGA + swapMb())],
};

const run = promisify(execFile);

/** A Node for each system, all of one version. */
interface Pinned {
  optionalDependencies: Readonly<Record<string, string>>;
}
const lineOf = (version: string): string => version.split('.')[0] ?? '';

export const versions: Check = {
  name: { ar: 'الإصدارات', en: 'Versions' },
  isInside: true,
  run: async ({ variables }) => {
    const { optionalDependencies } = JSON.parse(readFileSync(inRoot('scripts', 'node', 'package.json'), 'utf8')) as Pinned;
    const [node = ''] = Object.values(optionalDependencies);
    const commit = (await orNull(run('git', ['log', '-1', '--format=%h %cs'], { cwd: inRoot() })))?.stdout.trim() ?? '?';
    const findings: Finding[] = [
      lineOf(process.versions.node) === lineOf(node)
        ? ok(`الإصدار ${commit} على Node ${process.versions.node}.`, `Version ${commit}, on Node ${process.versions.node}.`)
        : warning(
            {
              ar: `يعمل على Node ${process.versions.node} لا ${node}.`,
              en: `This is running on Node ${process.versions.node}, not ${node}.`,
            },
            { ar: 'شغّله بـ npm run doctor، فهو يأخذ Node من الحزم.', en: 'Run it as npm run doctor, which uses Node from the packages.' },
          ),
    ];
    if (!variables.DATABASE_URL) return findings;
    const dump = await orNull(run('pg_dump', ['--version']));
    findings.push(
      dump
        ? ok(dump.stdout.trim(), dump.stdout.trim())
        : fault(
            { ar: 'لا يوجد pg_dump، فلا نسخ احتياطي لـ PostgreSQL.', en: 'pg_dump is not installed, so PostgreSQL cannot be backed up.' },
            { ar: 'ثبّت الحزمة postgresql-client.', en: 'Install the postgresql-client package.' },
          ),
    );
    return findings;
  },
};

const NTP_BYTES = 48;
const NTP_CLIENT = 0x23;
const NTP_EPOCH_S = 2_208_988_800;
const TRANSMITTED_AT = 40;
const TIME_SERVER = { host: 'pool.ntp.org', port: 123 };
/** Authenticator codes last 30 seconds, and the previous one still counts. */
const MOST_SECONDS = 20;

/** Returns how many seconds this clock is ahead of a time server (RFC 4330). */
export const secondsAhead = ({ host, port } = TIME_SERVER): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    const end = (act: () => void): void => {
      clearTimeout(timeout);
      socket.close();
      act();
    };
    const timeout = setTimeout(() => end(() => reject(new Error('no answer'))), 5_000).unref();
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('message', (answer) => end(() => resolve(Date.now() / 1000 - (answer.readUInt32BE(TRANSMITTED_AT) - NTP_EPOCH_S))));
    const question = Buffer.alloc(NTP_BYTES);
    question[0] = NTP_CLIENT;
    socket.send(question, port, host, (error) => error && end(() => reject(error)));
  });

export const judgeClock = (ahead: number | null): Finding => {
  if (ahead === null) return skipped('لم يجب خادم الوقت.', 'No time server responded.');
  const seconds = Math.round(ahead);
  const text = { ar: `الساعة تختلف ${seconds} ثانية.`, en: `The clock is ${seconds} s off.` };
  return Math.abs(ahead) <= MOST_SECONDS
    ? { state: 'ok', text }
    : fault(text, {
        ar: 'شغّل ضبط الوقت: timedatectl set-ntp true، وإلا فشلت رموز تطبيق المصادقة.',
        en: 'Turn on network time: timedatectl set-ntp true. Otherwise codes from authenticator apps fail.',
      });
};

export const clock: Check = {
  name: { ar: 'الساعة', en: 'Clock' },
  isInside: true,
  run: async () => [judgeClock(await orNull(secondsAhead()))],
};
