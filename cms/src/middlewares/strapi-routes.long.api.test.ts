import { CALLS, errorBody } from '@sanabel/contract';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Route, routesOfStrapi } from '../../test/routes/strapi-routes.ts';
import { errorStatusesOf } from '../api/documentation/document.ts';

const cms = withCms();
let token: string;
let own: Route[];
let stock: Route[];
beforeAll(async () => {
  ({ own, stock } = await routesOfStrapi());
  token = await cms.signIn();
});

/** Parameters that Strapi would accept, so that only the allow-list can cause a 404. */
const PARAMETERS: Readonly<Record<string, string>> = { model: 'api::crop.crop', uid: 'api::crop.crop', provider: 'local', id: '1' };
const filled = ({ path }: Route): string =>
  path
    .replace('((?!uploads/).+)', 'index.html')
    .replace('(.*)', 'a/b')
    .replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? '1');

const callsAt = (path: string) =>
  CALLS.filter((call) => {
    const [parts, wanted] = [path.split('/').slice(3), call.path.split('/').slice(1)];
    return (
      path.startsWith('/api/v1/') && parts.length === wanted.length && wanted.every((one, at) => one.startsWith('{') || one === parts[at])
    );
  });
const asMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method);
const isOurs = (route: Route): boolean => callsAt(filled(route)).some(({ method }) => method === asMethod(route.method));
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
/** Methods that fetch can send; it refuses CONNECT, TRACE and others. */
const SENDABLE = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const foreign = (routes: readonly Route[]): Route[] => routes.filter((route) => SENDABLE.has(route.method) && !isOurs(route));

/** Expects 404, or 405 at an address of ours. */
const answerTo = async (route: Route, signature: string | undefined): Promise<string> => {
  const path = filled(route);
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(route.method);
  const answer = await fetch(`${cms.url}${path}`, {
    method: route.method,
    redirect: 'manual',
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...(signature ? { authorization: `Bearer ${signature}` } : {}) },
    ...(hasBody ? { body: '{}' } : {}),
  });
  const text = await answer.text();
  const code = route.method === 'HEAD' ? 'none' : errorBody.parse(JSON.parse(text)).code;
  return `${answer.status} ${code}`;
};
const expectedFor = (route: Route): string => {
  const [status, code] = callsAt(filled(route)).length > 0 ? [405, 'METHOD_NOT_ALLOWED'] : [404, 'NOT_FOUND'];
  return `${status} ${route.method === 'HEAD' ? 'none' : code}`;
};

describe('the routes that Strapi registers', () => {
  it('include those of all its parts', () => {
    const ownNames = own.map(nameOf);
    expect(ownNames).toEqual(
      expect.arrayContaining([
        'POST /admin/register-admin',
        'POST /admin/login',
        'GET /content-manager/collection-types/:model',
        'PUT /content-manager/single-types/:model',
        'POST /content-type-builder/content-types',
        'POST /upload',
        'POST /api/v1/upload',
        'GET /i18n/locales',
        'POST /email/test',
        'GET /_health',
      ]),
    );
    expect(stock.map(nameOf)).toEqual(
      expect.arrayContaining(['POST /api/v1/auth/local', 'GET /api/v1/users/me', 'PUT /users-permissions/roles/:role']),
    );
    expect(ownNames.filter((name) => /users-permissions|auth\/local/.test(name))).toEqual([]);
    for (const routes of [own, stock]) expect(foreign(routes).length).toBeGreaterThan(200);
  });

  it.each([
    ['a stranger', () => undefined],
    ['a signed-in admin', () => token],
  ])('are closed to %s', async (_, signature) => {
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const routes = new Map([...foreign(own), ...foreign(stock)].map((route) => [nameOf(route), route]));
    for (const route of routes.values()) {
      answers[nameOf(route)] = await answerTo(route, signature());
      expected[nameOf(route)] = expectedFor(route);
    }
    expect(answers).toEqual(expected);
    if (signature()) expect((await cms.call('GET', '/auth/me', { token })).status).toBe(200);
  });
});

describe('our own routes', () => {
  it('include every call of the contract', () => {
    const registered = own.filter(isOurs).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(CALLS.map(({ method, path }) => `${method} /api/v1${path}`).filter((name) => !registered.includes(name))).toEqual([]);
  });

  it('answer a stranger with a status that the document names', async () => {
    const surprises: string[] = [];
    for (const call of CALLS) {
      const path = call.path.replace('{subtype}', 'climate').replace(/\{(?:id|noteId)\}/g, 'a'.repeat(24));
      const { status } = await cms.call(call.method, path, call.input ? { json: {} } : {});
      if (![call.status, ...errorStatusesOf(call)].includes(status)) surprises.push(`${call.method} ${call.path}: ${status}`);
    }
    expect(surprises).toEqual([]);
  });
});
