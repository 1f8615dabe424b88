import { COLORS } from '@sanabel/brand/club';
import { direction } from '@sanabel/brand/locales';
import {
  changeableFilesOf,
  ENTITIES,
  filesOf,
  LOCALES,
  type Locale,
  PAGED_NAMES,
  type PagedName,
  preferredLocale,
  previewOptions,
} from '@sanabel/contract';
import type { Context } from 'koa';
import * as z from 'zod';
import { settings } from '../../../../config/sanabel.ts';
import { collectionOf, titlesOf } from '../../../collection/collection.ts';
import { withBody } from '../../../collection/write.ts';
import { ApiError } from '../../../http/api-error.ts';
import { parseInput } from '../../../http/body.ts';
import type { Body } from '../../../http/multipart.ts';
import { previewItem } from '../item.ts';
import { previewPage } from '../preview-page.ts';
import { listLinks, type NewPreview, openPreview, readLink, revokeLink, savePreview } from '../previews.ts';
import { renderPage } from '../render.ts';

const isList = (name: string): name is PagedName => PAGED_NAMES.some((one) => one === name);
const isLocale = (name: unknown): name is Locale => LOCALES.some((one) => one === name);
const options = z.looseObject(previewOptions);

const listIn = ({ params }: Context): PagedName => {
  if (!isList(params.list)) throw new ApiError('NOT_FOUND');
  return params.list;
};

const partsOf = (list: PagedName) => {
  const parts = [...filesOf(ENTITIES[list], 'image'), ...changeableFilesOf(ENTITIES[list])];
  return [...new Map(parts.map((part) => [part.field, part])).values()];
};

/** Belongs to the site and is short enough for a chat; netlify.toml proxies it here. */
const addressOf = (token: string): string => `/p/${token}`;

const made = async (ctx: Context, list: PagedName, body: Body, locales: readonly Locale[], isLink: boolean): Promise<NewPreview> => {
  const { itemId, tab, page } = parseInput(options, body.values);
  const item = await previewItem(list, itemId, body, page !== undefined);
  const pages: Partial<Record<Locale, string>> = {};
  for (const locale of locales) pages[locale] = await renderPage({ list, ...item, locale, page });
  return { adminId: ctx.state.admin.id, list, isLink, pages, itemId, tab, ...titlesOf(collectionOf(list), item.item) };
};

/** Nothing in the page runs or sends anything. Inline styles are allowed, as in the site's pages. */
const policy = (): string => {
  const media = settings.S3_PUBLIC_URL ? ` ${new URL(settings.S3_PUBLIC_URL).origin}` : '';
  return [
    "default-src 'none'",
    `img-src 'self' data:${media}`,
    `media-src 'self'${media}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');
};

const STRIP: Readonly<Record<Locale, string>> = {
  ar: 'معاينة: هذه الصفحة لم تُنشر بعد، وينتهي رابطها بعد أربع وعشرين ساعة من إنشائه.',
  en: 'Preview: this page has not been published yet. Its link expires 24 hours after it was created.',
};
const { 'wheat-300': ground, 'green-950': ink } = COLORS.light;
const STYLE = `margin:0;padding:12px 20px;background:${ground};color:${ink};font:600 1rem/1.6 system-ui,sans-serif;text-align:center`;

const stripOf = (locale: Locale): string =>
  `<p role="note" lang="${locale}" dir="${direction(locale)}" style="${STYLE}">${STRIP[locale]}</p>`;

const ENDED: Readonly<Record<Locale, readonly [title: string, text: string]>> = {
  ar: ['انتهى رابط المعاينة', 'مضى وقته، أو أبطله من أرسله. اطلب منه رابطًا جديدًا.'],
  en: ['This preview link has expired', 'Its time is over, or the person who sent it cancelled it. Ask them for a new link.'],
};

/** Shown to people when a link has ended; programs get the API's error. */
const endedPage = (locale: Locale): string => {
  const [title, text] = ENDED[locale];
  return `<!doctype html><html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body style="${STYLE};padding-block:20vh"><h1>${title}</h1><p>${text}</p></body></html>`;
};

export default {
  /** Renders an unsaved form for the panel's frame. */
  async make(ctx: Context) {
    const list = listIn(ctx);
    const page = await withBody(ctx, partsOf(list), (body) => made(ctx, list, body, [parseInput(options, body.values).locale], false));
    const { id, token, expiresAt } = await savePreview(page);
    ctx.body = { id, address: addressOf(token), expiresAt };
    ctx.status = 201;
  },
  /** Renders both languages under an address for a colleague. */
  async share(ctx: Context) {
    const list = listIn(ctx);
    const page = await withBody(ctx, partsOf(list), (body) => made(ctx, list, body, LOCALES, true));
    const { id, token, expiresAt } = await savePreview(page);
    ctx.body = { id, address: addressOf(token), expiresAt, opens: 0 };
    ctx.status = 201;
  },
  async findLinks(ctx: Context) {
    ctx.body = await listLinks();
  },
  async readLink(ctx: Context) {
    const { opens, expiresAt } = await readLink(ctx.params.id, ctx.state.admin);
    ctx.body = { id: ctx.params.id, opens, expiresAt: new Date(expiresAt).toISOString() };
  },
  async revoke(ctx: Context) {
    await revokeLink(ctx.params.id, ctx.state.admin);
    ctx.body = { id: ctx.params.id };
  },
  async open(ctx: Context) {
    const wanted = new URLSearchParams(ctx.querystring).get('locale');
    const locale = isLocale(wanted) ? wanted : settings.DEFAULT_LOCALE;
    const found = await openPreview(ctx.params.token, locale);
    const isPerson = ctx.accepts('json', 'html') === 'html';
    if (!found && !isPerson) throw new ApiError('NOT_FOUND');
    ctx.set('Content-Security-Policy', policy());
    ctx.set('X-Frame-Options', 'SAMEORIGIN');
    ctx.set('X-Robots-Tag', 'noindex, nofollow');
    ctx.state.isNeverKept = true;
    ctx.type = 'text/html; charset=utf-8';
    if (!found) {
      ctx.status = 404;
      ctx.body = endedPage(isLocale(wanted) ? wanted : preferredLocale(ctx.get('accept-language')));
      return;
    }
    ctx.body = previewPage(found.page, found.isLink ? stripOf(locale) : '');
  },
};
