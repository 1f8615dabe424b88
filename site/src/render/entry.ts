import { readFileSync } from 'node:fs';
import { createApp } from 'astro/app/entrypoint';
import { renderIn, type World } from '../content/world.ts';
import { siteOrigin } from '../i18n/routes.ts';
import { NAMES_FILE, type RouteNames, renamer } from '../page-styles/class-names.ts';

/** The one server module of the site, as the publisher loads it. */
export { applyChanges } from '@sanabel/contract/apply-changes';
export { sharing } from '../content/sharing.ts';
export { replaceWorld } from '../content/world.ts';
export { addresses, fileOf } from './addresses.ts';
export { worldOf } from './world-of.ts';

const app = createApp({ streaming: false });
const names: RouteNames = JSON.parse(readFileSync(new URL(`./${NAMES_FILE}`, import.meta.url), 'utf8'));
const renamers = new Map(Object.entries(names).map(([route, pairs]) => [route, renamer(new Map(pairs))]));

/** Astro would answer `/404` with a page of its own. */
const routeOf = (address: string) =>
  address.endsWith('/404') ? app.manifestData.routes.find(({ component }) => component.endsWith('/404.astro')) : undefined;

/** Astro answers with an error page instead of throwing; its own page for unknown addresses has that status by nature. */
const hasFailed = (address: string, status: number): boolean => status !== 200 && !(status === 404 && address.endsWith('/404'));

/** Renders one address, with the current world or with another; tells what was read. Throws when the page fails. */
export const render = (address: string, world?: World): Promise<{ result: string; reads: ReadonlySet<string> }> =>
  renderIn(async () => {
    const request = new Request(new URL(address, siteOrigin()));
    const routeData = routeOf(address) ?? app.match(request);
    if (!routeData) throw new Error(`No page has the address ${address}.`);
    const response = await app.render(request, { routeData });
    if (hasFailed(address, response.status)) throw new Error(`The page ${address} failed with status ${response.status}.`);
    const text = await response.text();
    return renamers.get(routeData.component)?.(text) ?? text;
  }, world);
