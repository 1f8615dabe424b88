import { connect } from 'node:tls';
import { DAY_MS } from '@sanabel/contract/time';
import { type Check, type Finding, fault, ok, orNull, skipped, warning } from '../check.ts';

/** Caddy and the CDNs renew a month before the end; with fewer days left something prevents it. */
const DAYS_LEFT = 14;

interface Seen {
  /** Reason why browsers refuse it; empty when they accept it. */
  refusal: string;
  daysLeft: number;
}

const handshake = (host: string, port: number): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      const refusal = socket.authorized ? '' : String(socket.authorizationError);
      socket.end();
      resolve({ refusal, daysLeft: Math.floor((Date.parse(end) - Date.now()) / DAY_MS) });
    });
    socket.on('error', reject);
  });

const judge = (seen: Seen | null): Finding => {
  const advice = {
    ar: 'تأكد أن المنفذين 80 و443 مفتوحان في جدار الحماية، وأن caddy يعمل: sudo systemctl status caddy',
    en: 'Check that the firewall allows ports 80 and 443, and that caddy is running: sudo systemctl status caddy',
  };
  if (!seen) return fault({ ar: 'لا جواب على اتصال مشفر.', en: 'Nothing answers on an encrypted connection.' }, advice);
  if (seen.refusal)
    return fault(
      { ar: `ترفض المتصفحات الشهادة: ${seen.refusal}.`, en: `Browsers reject the certificate: ${seen.refusal}.` },
      {
        ar: 'انظر لماذا لم يأت Caddy بشهادة: sudo journalctl -u caddy',
        en: 'See why Caddy did not get a certificate: sudo journalctl -u caddy',
      },
    );
  const left = { ar: `تنتهي الشهادة بعد ${seen.daysLeft} يومًا.`, en: `The certificate expires in ${seen.daysLeft} days.` };
  return seen.daysLeft < DAYS_LEFT
    ? warning(left, {
        ar: 'كان يجب أن تتجدد قبل هذا: sudo journalctl -u caddy',
        en: 'It should have been renewed by now: sudo journalctl -u caddy',
      })
    : { state: 'ok', text: left };
};

const redirects = async (site: URL): Promise<Finding> => {
  const answer = await orNull(fetch(`http://${site.hostname}/`, { redirect: 'manual' }));
  return answer && answer.status >= 300 && answer.headers.get('location')?.startsWith('https://')
    ? ok('العنوان بلا تشفير يحيل إلى المشفر.', 'The http:// address redirects to https://.')
    : warning(
        { ar: 'من يكتب العنوان بـ ‎http://‎ لا يصل إلى الموقع.', en: 'Visitors who type the address with http:// do not reach the site.' },
        { ar: 'افتح المنفذ 80 أيضًا.', en: 'Open port 80 as well.' },
      );
};

export const tls: Check = {
  name: { ar: 'التشفير', en: 'Encryption' },
  isInside: false,
  run: async ({ site }) => {
    if (site.protocol !== 'https:')
      return [
        skipped(
          'عنوان الموقع بلا تشفير، فهو للتجربة على هذا الجهاز.',
          'The site’s address is not encrypted: it is for testing on this machine.',
        ),
      ];
    const port = Number(site.port || 443);
    return [judge(await orNull(handshake(site.hostname, port))), ...(site.port ? [] : [await redirects(site)])];
  },
};
