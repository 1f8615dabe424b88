import { contact, year } from '../content/snapshot.ts';
import { absolute } from '../i18n/routes.ts';

/**
 * The contact for security reports (RFC 9116; netlify.toml maps `/.well-known/security.txt` to it). It is rendered again with each calendar
 * year and expires a month into the next one, so that an unmaintained text does not stay.
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
