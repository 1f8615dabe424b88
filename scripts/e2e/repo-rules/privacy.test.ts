import { readFileSync } from 'node:fs';
import { formatNumber } from '@sanabel/brand/format';
import { TRASH_RETENTION_DAYS } from '@sanabel/contract';
import {
  AUTOSAVE_RETENTION_DAYS,
  INVITATION_RETENTION_DAYS,
  PRESENCE_LIFE_SECONDS,
  TOKEN_LIFE_SECONDS,
  VERSION_RETENTION_DAYS,
  VERSIONS_PER_ITEM,
} from '@sanabel/contract/limits';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

const read = (...path: string[]): string => readFileSync(inRoot(...path), 'utf8');
/** Only the CMS may import these numbers, so they are read from the source. */
const RETENTION = ['daily.ts', 'lifetimes.ts'].map((file) => read('cms', 'src', 'retention', file)).join('\n');
const daily = (name: string): number => Number(new RegExp(`${name} = (\\d+);`).exec(RETENTION)?.[1]);
const HOUR_SECONDS = 3600;

/** Words in the row of either page, and the retention period. */
const PERIODS = [
  ['found nothing', 'لم تجد نتيجة', daily('MISSED_RETENTION_DAYS'), 'days', 'يومًا'],
  ['of readings', 'والقراءات', daily('USEFUL_RETENTION_DAYS'), 'days', 'يومًا'],
  [
    'application and notes',
    'الطلب وملاحظاته',
    Number(/^JOB_REQUEST_RETENTION_DAYS=(\d+)/m.exec(read('.env.example'))?.[1]),
    'days',
    'يومًا',
  ],
  ['passwords, codes', 'كلمات المرور', daily('CODE_RETENTION_DAYS'), 'day', 'يومًا واحدًا'],
  ['passwords, codes', 'كلمات المرور', TOKEN_LIFE_SECONDS / HOUR_SECONDS, 'hours', 'ساعة'],
  ['sign-ins with', 'مرات الدخول', daily('ACTIVITY_RETENTION_DAYS'), 'days', 'يومًا'],
  ['who changed', 'من غيّر', daily('ACTIVITY_RETENTION_DAYS'), 'days', 'يومًا'],
  ['earlier versions', 'السابقة', VERSION_RETENTION_DAYS, 'days', 'يومًا'],
  ['earlier versions', 'السابقة', VERSIONS_PER_ITEM, 'of an item', 'إصدار'],
  ['unfinished work', 'ولم يُحفظ', AUTOSAVE_RETENTION_DAYS, 'days', 'يومًا'],
  ['invitations that', 'الدعوات التي', INVITATION_RETENTION_DAYS, 'days', 'يومًا'],
  ['item open', 'من يفتح', PRESENCE_LIFE_SECONDS, 'seconds', 'ثانية'],
  ['deleted content', 'المحتوى المحذوف', TRASH_RETENTION_DAYS, 'days', 'يومًا'],
] as const;

describe.each(['privacy.md', 'privacy.ar.md'])('what %s says is kept', (page) => {
  const isArabic = page.includes('.ar');
  const rows = read('docs', page)
    .split('\n')
    .filter((line) => line.startsWith('|'));

  it.each(PERIODS)('for as long as it really is: %s', (english, arabic, length, unit, arabicUnit) => {
    const row = rows.find((one) => one.includes(isArabic ? arabic : english)) ?? '';
    expect(length).toBeGreaterThan(0);
    // Arabic writes "one" as a word.
    expect(row).toContain(isArabic ? [...(length === 1 ? [] : [formatNumber('ar', length)]), arabicUnit].join(' ') : `${length} ${unit}`);
  });
});
