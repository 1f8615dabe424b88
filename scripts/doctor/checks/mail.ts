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
            ar: 'لا خادم بريد مضبوط، فرموز التحقق تبقى في صندوق التجربة على هذا الجهاز.',
            en: 'No mail server is set: verification codes stay in the development inbox on this machine.',
          },
          { ar: 'شغّل npm run configure وأجب عن أسئلة البريد.', en: 'Run npm run configure and answer its questions about email.' },
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
          ok(`${host} يقبل الدخول.`, `${host} accepts the sign-in.`),
          skipped('لم يُرسل شيء: ‎--mail-to you@example.com‎ يرسل رسالة.', 'Nothing was sent: --mail-to you@example.com sends an email.'),
        ];
      await transport.sendMail({ from, to: mailTo, subject: 'Sanabel: npm run doctor', text: 'الرسائل تصل. Email arrives.' });
      return [
        ok(
          `قبل ${host} رسالة إلى ${mailTo}: تأكد من وصولها، وابحث عنها في البريد المزعج أيضًا.`,
          `${host} accepted an email to ${mailTo}: check that it arrived, in the spam folder too.`,
        ),
      ];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [
        fault(
          { ar: `${host}:${port} لم يرسل: ${message}`, en: `${host}:${port} could not send: ${message}` },
          {
            ar: 'راجع SMTP_HOST وSMTP_PORT وSMTP_USER وSMTP_PASSWORD عند المزود، وهل يمنع مضيف الخادم منفذ البريد. المنفذ 465 يحتاج إلى SMTP_SECURE=true.',
            en: 'Compare SMTP_HOST, SMTP_PORT, SMTP_USER and SMTP_PASSWORD with your provider’s; some server hosts block mail ports. Port 465 needs SMTP_SECURE=true.',
          },
        ),
      ];
    } finally {
      transport.close();
    }
  },
};
