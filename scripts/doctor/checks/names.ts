import { lookup, resolveTxt } from 'node:dns/promises';
import { type Check, type Finding, fault, ok, orNull, skipped, warning } from '../check.ts';

const named = async (host: string): Promise<Finding> => {
  const addresses = await orNull(lookup(host, { all: true }));
  const list = addresses?.map(({ address }) => address).join(', ');
  return list
    ? ok(`${host} يشير إلى ${list}.`, `${host} points to ${list}.`)
    : fault(
        { ar: `لم نجد ${host}.`, en: `${host} could not be found.` },
        {
          ar: 'أضف عند مسجل النطاق سجل A يشير إلى عنوان الخادم، ثم انتظر حتى ينتشر.',
          en: 'Add an A record with the server’s address at the domain’s registrar, and wait for it to spread.',
        },
      );
};

export const names: Check = {
  name: { ar: 'النطاق', en: 'Domain' },
  isInside: false,
  run: async ({ site, inside }) => {
    const api = inside?.API_URL ? new URL(inside.API_URL).hostname : null;
    const hosts = [site.hostname, ...(api ? [api] : [])];
    return Promise.all(hosts.map(named));
  },
};

const record = async (name: string, start: string): Promise<boolean> =>
  ((await orNull(resolveTxt(name))) ?? []).some((parts) => parts.join('').toLowerCase().startsWith(start));

export const senderOf = (mailFrom: string): string => /@([^>\s]+)/.exec(mailFrom)?.[1] ?? '';

export const mailNames: Check = {
  name: { ar: 'سمعة البريد', en: 'Email reputation' },
  isInside: true,
  run: async ({ inside }) => {
    const domain = senderOf(inside?.MAIL_FROM ?? '');
    if (!inside?.SMTP_HOST) return [skipped('لا خادم بريد مضبوط.', 'No mail server is set.')];
    const advice = {
      ar: 'خذ السجلات من مزود البريد وأضفها عند مسجل النطاق، وإلا وصلت رموز التحقق إلى البريد المزعج.',
      en: 'Get the records from your email provider and add them at the registrar; otherwise verification codes end up in spam.',
    };
    const wanted = [
      ['SPF', domain, 'v=spf1'],
      ['DMARC', `_dmarc.${domain}`, 'v=dmarc1'],
    ] as const;
    return Promise.all(
      wanted.map(async ([kind, name, start]) =>
        (await record(name, start))
          ? ok(`${domain} له سجل ${kind}.`, `${domain} has a ${kind} record.`)
          : warning({ ar: `${domain} بلا سجل ${kind}.`, en: `${domain} has no ${kind} record.` }, advice),
      ),
    );
  },
};
