import { describe, expect, it } from 'vitest';
import { refusedChangesMail } from '../timed-change/letter.ts';
import { nameInMail } from './letter.ts';
import { jobRequestsMail } from './letters.ts';
import { invitationMail, newAdminMail } from './security-letters.ts';

/** Matches what a mail program turns into a link: a page, a mailbox or a phone number. */
const LINK = /[^\s.]\.[^\s.]|\S@\S|:\/|\d{7}|[\u0660-\u0669]{7}/u;

const mailOf = (...roles: string[]) => jobRequestsMail('a@example.com', roles, 'https://example.com/admin/jobs');

describe('the mail about applications', () => {
  it.each([
    [1, 'طلب عمل جديد', 'One new work request'],
    [2, 'طلبا عمل جديدان', '2 new work requests'],
    [3, '٣ طلبات عمل جديدة', '3 new work requests'],
    [11, '١١ طلب عمل جديدًا', '11 new work requests'],
    [100, '١٠٠ طلب عمل جديد', '100 new work requests'],
  ])('counts %i in both languages', (count, arabic, english) => {
    const { subject, text } = mailOf(...Array(count).fill('x'));
    expect(subject).toContain(arabic);
    expect(text).toContain(english);
  });

  it('shows a role as text, whatever it is, and not more than twenty', () => {
    const { html, text } = mailOf('<script>alert(1)<script>', ...Array(30).fill('مهندس'));
    expect(html).not.toContain('<script>');
    expect(html).toContain('&#60;script&#62;');
    expect(text.match(/^- /gm)).toHaveLength(20);
  });

  it.each([
    'Confirm your account: http://evil.example/login',
    'evil.example',
    'evil\u3002example',
    'evil\uff0eexample',
    'boss@evil.example',
    '//evil',
    'e\u00advil.example',
    'evil 010 1234-5678',
    'evil ٠١٠١٢٣٤٥٦٧٨',
  ])('shows no stranger’s link (%s), and counts it all the same', (role) => {
    const { html, text, subject } = mailOf(role, 'مهندسة ري');
    expect(`${html}${text}`).not.toContain('evil');
    expect(text).toContain('- مهندسة ري');
    expect(text).toContain('…');
    expect(subject).toContain('2 new work requests');
  });
});

describe('a name in a mail', () => {
  const address = 'https://club.example/admin/admins';
  const mails = (name: string) => [
    newAdminMail('a@example.com', name, '2026-11-26T10:00:00Z', address),
    invitationMail('a@example.com', name, address),
    refusedChangesMail('a@example.com', [{ title: name, arabicTitle: name }], address),
  ];

  it.each(['منى عبد الله', 'د. أحمد سعيد', 'Dr. Ann O’Neill-Smith'])('stays as it was chosen: %s', (name) => {
    for (const { text } of mails(name)) expect(text.split(name)).toHaveLength(3);
  });

  it.each([
    'Mona www.evil.example/login',
    'https://evil.example',
    'evil\u3002example',
    'evil\uff0eexample',
    'e\u200bvil.\u200bexample',
    'boss@evil.example',
    'call 01012345678 now',
  ])('is no link, and can still be read: %s', (name) => {
    for (const { text, html } of mails(name)) {
      const plain = `${text}${html}`.replaceAll(address, '').replaceAll(/<[^>]*>/g, '\n');
      expect(plain).not.toMatch(LINK);
      expect(plain).not.toContain(name);
    }
    expect(nameInMail(name)).toMatch(/vil|call … now/);
  });
});

it('the mail about refused changes names twenty items at most, each in the language of its sentence as far as it can', () => {
  const many = Array(21).fill({ title: 'Rice', arabicTitle: 'الأرز' });
  const { text } = refusedChangesMail('a@example.com', [{ title: 'Nile', arabicTitle: '' }, ...many], 'https://example.com/admin/');
  expect(text).toContain('«Nile»، «الأرز»، ');
  expect(text).toContain('“Nile”, “Rice”, ');
  expect([text.split('الأرز').length, text.split('Rice').length, text.split('…').length]).toEqual([20, 20, 3]);
});
