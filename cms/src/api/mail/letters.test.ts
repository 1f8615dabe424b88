import { describe, expect, it } from 'vitest';
import { jobRequestsMail } from './letters.ts';

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
  ])('L1: shows no stranger’s link (%s), and counts it all the same', (role) => {
    const { html, text, subject } = mailOf(role, 'مهندسة ري');
    expect(`${html}${text}`).not.toContain('evil');
    expect(text).toContain('- مهندسة ري');
    expect(text).toContain('…');
    expect(subject).toContain('2 new work requests');
  });
});
