import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { errorBody } from '@sanabel/contract';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { describe, expect, it } from 'vitest';

const cms = withCms();

describe('the allow-list of routes', () => {
  it.each([
    ['POST', '/admin/register-admin'],
    ['POST', '/admin/login'],
    ['GET', '/admin'],
    ['GET', '/content-manager/collection-types'],
    ['POST', '/api/v1/auth/local'],
    ['POST', '/api/v1/auth/local/register'],
    ['GET', '/api/v1/users'],
    ['GET', '/api/v1/users/me'],
    ['GET', '/api/v1/upload/files'],
    ['POST', '/api/v1/upload'],
    ['GET', '/users-permissions/roles'],
    ['GET', '/_health'],
    ['GET', '/'],
    ['GET', '/favicon.ico'],
    ['GET', '/uploads/../database/sanabel.db'],
    ['GET', '/uploads/%2e%2e/%2e%2e/database/sanabel.db'],
    ['GET', '/uploads/.hidden/x'],
    ['GET', '//api/v1/crops'],
    ['GET', '/api/v1//crops'],
    ['GET', '/api/v1/crops/'],
    ['GET', '/API/V1/crops'],
    ['GET', '/api/crops'],
  ])('is closed to %s %s', async (method, path) => {
    const answer = await fetch(`${cms.url}${path}`, { method });
    expect(answer.status).toBe(404);
    const body = errorBody.parse(await answer.json());
    expect(body.code).toBe('NOT_FOUND');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['PUT', '/crops', 'GET, POST, HEAD'],
    ['DELETE', '/media', 'GET, PATCH, HEAD'],
    ['GET', '/auth/login', 'POST'],
  ])('says which methods %s %s has instead', async (method, path, allow) => {
    const answer = await cms.call(method, path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  });

  it.each([
    ['POST', '/crops'],
    ['PATCH', '/crops/aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['DELETE', '/articles/aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['POST', '/partners'],
    ['POST', '/members/add'],
    ['POST', '/gallery'],
    ['POST', '/backgrounds/add'],
    ['POST', '/backgrounds/select'],
    ['PATCH', '/media'],
    ['GET', '/job-requests'],
    ['GET', '/publication'],
    ['POST', '/publication'],
    ['POST', '/auth/logout'],
    ['GET', '/auth/me'],
    ['GET', '/content'],
  ])('asks who %s %s comes from', async (method, path) => {
    for (const token of [undefined, 'garbage', 'a'.repeat(43), 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.']) {
      const answer = await cms.call(method, path, { token });
      expect(answer.status).toBe(401);
      expect(errorBody.parse(await answer.json()).code).toBe('UNAUTHORIZED');
    }
  });

  it.each(['/crops', '/articles/subtype/climate', '/media', '/backgrounds'])(
    'ignores a bad token on the public call %s, and says that it is over',
    async (path) => {
      const told = async (token?: string) => {
        const answer = await cms.call('GET', path, { token });
        return [answer.status, answer.headers.get('www-authenticate')];
      };
      const token = await cms.signIn();
      expect([await told(), await told(token)]).toEqual([
        [200, null],
        [200, null],
      ]);
      await cms.call('POST', '/auth/logout', { token });
      expect([await told(token), await told('garbage')]).toEqual(Array(2).fill([200, 'Bearer error="invalid_token"']));
    },
  );

  it('lets no foreign page read an answer', async () => {
    const answer = await cms.call('GET', '/crops', { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('*');
  });

  it('answers health', async () => {
    const answer = await cms.call('GET', '/health');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  });
});

describe('a flood of one caller', () => {
  const [CONNECTIONS, ON_EACH] = [50, 60];

  it('keeps no one else waiting for all of it, and is answered in the end', async () => {
    const { hostname, port } = new URL(cms.url);
    let answered = 0;
    const { promise: isOver, resolve } = Promise.withResolvers<void>();
    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const socket = connect(Number(port), hostname);
        socket.on('data', (bytes) => {
          answered += bytes.toString('latin1').split('HTTP/1.1 200').length - 1;
          if (answered === CONNECTIONS * ON_EACH) resolve();
        });
        await once(socket, 'connect');
        socket.write('GET /api/v1/health HTTP/1.1\r\nHost: cms\r\n\r\n'.repeat(ON_EACH));
        return socket;
      }),
    );
    const visit = request({ hostname, port, path: '/api/v1/health', localAddress: '127.0.0.2', agent: false }).end();
    const [answer] = await once(visit, 'response');
    expect(answer.statusCode).toBe(200);
    expect(answered).toBeLessThan((CONNECTIONS * ON_EACH) / 2);
    await isOver;
    for (const socket of sockets) socket.destroy();
  });
});
