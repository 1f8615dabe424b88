import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { type Check, fault, ok, skipped } from '../check.ts';

const TIMEOUT_MS = 15_000;
const isHere = (host: string): boolean => host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

export const mail: Check = {
  name: { ar: 'خادم البريد', en: 'Mail server' },
  isInside: true,
  run: async ({ inside, variables, mailTo }) => {
    if (!inside?.SMTP_HOST)
      return [
        fault(
          {
            ar: 'لا خادم بريد مضبوط، فرموز الدخول تبقى في صندوق التجربة على هذا الجهاز.',
            en: 'No mail server is set: sign-in codes stay in the development inbox of this machine.',
          },
          { ar: 'شغّل npm run configure وأجب عن أسئلة البريد.', en: 'Run npm run configure and answer what it asks about mail.' },
        ),
      ];
    const { SMTP_HOST: host, SMTP_PORT: port, MAIL_FROM: from } = inside;
    // Same default as in the CMS: a port alone encrypts nothing.
    const secure = z
      .stringbool()
      .default(false)
      .catch(false)
      .parse(variables.SMTP_SECURE || undefined);
    const { SMTP_USER: user, SMTP_PASSWORD: pass = '' } = variables;
    const transport = createTransport({
      host,
      port,
      secure,
      requireTLS: !secure && !isHere(host),
      ...(user && { auth: { user, pass } }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    try {
      await transport.verify();
      if (!mailTo)
        return [
          ok(`${host} يقبل الدخول.`, `${host} lets us in.`),
          skipped('لم يُرسل شيء: ‎--mail-to you@example.com‎ يرسل رسالة.', 'Nothing was sent: --mail-to you@example.com sends a mail.'),
        ];
      await transport.sendMail({ from, to: mailTo, subject: 'Sanabel: npm run doctor', text: 'الرسائل تصل. Mail arrives.' });
      return [
        ok(
          `قبل ${host} رسالة إلى ${mailTo}: انظر هل وصلت، وفي البريد المزعج أيضًا.`,
          `${host} took a mail to ${mailTo}: see whether it came, also among spam.`,
        ),
      ];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [
        fault(
          { ar: `${host}:${port} لا يرسل عنا: ${message}`, en: `${host}:${port} does not send for us: ${message}` },
          {
            ar: 'راجع SMTP_HOST وSMTP_PORT وSMTP_USER وSMTP_PASSWORD عند المزود، وهل يمنع مضيف الخادم منفذ البريد. المنفذ 465 يحتاج إلى SMTP_SECURE=true.',
            en: 'Compare SMTP_HOST, SMTP_PORT, SMTP_USER and SMTP_PASSWORD with the provider’s; some hosts of servers close the ports of mail. Port 465 needs SMTP_SECURE=true.',
          },
        ),
      ];
    } finally {
      transport.close();
    }
  },
};
