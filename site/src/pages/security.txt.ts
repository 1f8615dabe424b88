import { contact, year } from '../content/snapshot.ts';
import { absolute } from '../i18n/routes.ts';

/**
 * Whom to tell of a hole (RFC 9116; `/.well-known/security.txt` is this by a rule of netlify.toml). It is rendered anew with the calendar
 * year, and good until a month of the next one has passed: a text that nobody renews is one that nobody reads.
 */
export const GET = () => {
  const { email } = contact();
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${absolute('/contact')}`,
    `Expires: ${year() + 1}-01-31T23:59:59Z`,
    'Preferred-Languages: ar, en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
