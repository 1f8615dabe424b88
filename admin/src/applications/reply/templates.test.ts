import { LOCALES } from '@sanabel/contract/enumerations';
import { JOB_STATUSES } from '@sanabel/contract/job-statuses';
import { describe, expect, it } from 'vitest';
import { bodyOf, hasBlank, highlightedParts, languageOf, nextReply, REPLY_NAMES, statusAfter, subjectOf } from './templates.ts';

const applicant = { fullName: 'منى (أم علي)', role: 'مهندسة ري' };

describe('a reply', () => {
  it.each(LOCALES.flatMap((locale) => REPLY_NAMES.map((reply) => [locale, reply] as const)))(
    'in %s, %s, names who and what',
    (locale, reply) => {
      const text = bodyOf(reply, locale, applicant);
      expect(text).toContain(applicant.fullName);
      expect(text).toContain(applicant.role);
      expect(hasBlank(text)).toBe(reply === 'interview');
      expect(subjectOf(locale, applicant)).toContain(applicant.role);
    },
  );

  it('is in the language of the application', () => {
    expect(languageOf(applicant)).toBe('ar');
    expect(languageOf({ fullName: 'Mona', role: 'Agronomist' })).toBe('en');
  });

  it('marks what was filled in and what waits for it, and loses nothing', () => {
    const text = bodyOf('interview', 'ar', applicant);
    const parts = highlightedParts(text, applicant);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ isHighlighted }) => isHighlighted).map((part) => part.text)).toEqual([
      applicant.fullName,
      applicant.role,
      '[اليوم والساعة]',
    ]);
  });

  it('never leads back: thanks for an application change what is new alone', () => {
    expect(JOB_STATUSES.map((status) => statusAfter('received', status))).toEqual(['contacted', null, null, null, null]);
    expect(JOB_STATUSES.map((status) => statusAfter('declined', status))).toEqual(['declined', 'declined', 'declined', 'declined', null]);
    expect(JOB_STATUSES.map(nextReply)).toEqual(['received', 'interview', 'accepted', 'accepted', 'declined']);
  });
});
