import { readFileSync } from 'node:fs';
import type { APIRoute, RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { FetchState } from 'astro/fetch';
import { chunkToString, renderEndpoint, renderStreaming } from 'astro/runtime/server/index.js';
import { type Rendered, renderIn, type SiteData } from '../content/site-data.ts';
import { SITE_ORIGIN } from '../i18n/routes.ts';
import { NAMES_FILE, type RouteNames, renamer } from '../page-styles/class-names.ts';

export { contentAfter } from '@sanabel/contract/apply-changes';
export { sharing } from '../content/sharing.ts';
export { replaceSiteData } from '../content/site-data.ts';
export { addresses } from './addresses.ts';
export { fileOf } from './file-of.ts';
export { siteDataOf } from './site-data-of.ts';

const app = createApp({ streaming: false });
const names: RouteNames = JSON.parse(readFileSync(new URL(`./${NAMES_FILE}`, import.meta.url), 'utf8'));
const renamers = new Map(Object.entries(names).map(([route, pairs]) => [route, renamer(new Map(pairs))]));

const NOT_FOUND = app.manifestData.routes.find(({ component }) => component.endsWith('/404.astro'));

/** Astro has its own page for `/404`, and ours for every unknown address. */
const routeOf = (address: string, matched: RouteData | undefined): RouteData => {
  const route = address.endsWith('/404') ? NOT_FOUND : matched === NOT_FOUND ? undefined : matched;
  if (!route) throw new Error('no page has that address');
  return route;
};

const modules = new Map<RouteData, ReturnType<FetchState['loadComponentInstance']>>();
const moduleOf = (state: FetchState, route: RouteData) => {
  const module = modules.get(route) ?? state.loadComponentInstance();
  modules.set(route, module);
  return module;
};

/** Joining the hundreds of one- and two-byte strings of an Arabic page took half of the render time. */
export type Pieces = readonly (string | Uint8Array)[];

const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Moves the islands' style into the head: Astro writes it before the first of them, and HTML allows none in the body. */
const withStyleInHead = (pieces: readonly string[]): readonly string[] => {
  const [style] = pieces.flatMap((piece) => ISLAND_STYLE.exec(piece)?.[0] ?? []);
  if (style === undefined) return pieces;
  return pieces.map((piece) => piece.replace(ISLAND_STYLE, '').replace('</head>', () => `${style}</head>`));
};

const pagePieces = async (state: FetchState, route: RouteData): Promise<Pieces> => {
  const page = await moduleOf(state, route);
  const result = await state.createResult(page, state.getActionAPIContext());
  result._metadata.headInTree = result.componentMetadata.get(page.default.moduleId ?? '')?.containsHead ?? false;
  const rename = renamers.get(route.component) ?? ((html: string) => html);
  const pieces = ['<!DOCTYPE html>'];
  await renderStreaming(await page.default(result, {}, {}), result, {
    write: (chunk) => {
      if (chunk instanceof Response) throw new Error('A page has answered instead of being rendered.');
      pieces.push(rename(chunkToString(result, chunk)));
    },
  });
  return withStyleInHead(pieces);
};

const filePieces = async (state: FetchState, route: RouteData): Promise<Pieces> => {
  const endpoint = (await moduleOf(state, route)) as unknown as Record<string, APIRoute>;
  const response = await renderEndpoint(endpoint, state.getAPIContext(), false, state.logger);
  if (response.status !== 200) throw new Error(`its status is ${response.status}`);
  return [new Uint8Array(await response.arrayBuffer())];
};

const piecesOf = (address: string): Promise<Pieces> => {
  const state = new FetchState(new Request(new URL(address, SITE_ORIGIN)));
  const route = routeOf(address, state.routeData);
  state.routeData = route;
  return (route.type === 'page' ? pagePieces : filePieces)(state, route);
};

/** Uses the current data unless others are given. Returns the reads, too; throws when the page fails. */
export const render = (address: string, siteData?: SiteData): Promise<Rendered<Pieces>> =>
  renderIn(() => piecesOf(address), siteData).catch((cause: unknown) => {
    throw new Error(`The page ${address} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  });
