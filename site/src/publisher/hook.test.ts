import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createHook } from './hook.ts';
import type { Publisher } from './publisher.ts';

it('a failing call gets an error, and the publisher continues', async () => {
  const asked: number[] = [];
  const publisher = {
    request: (revision: number) => void asked.push(revision),
    state: () => {
      throw new Error('the folder cannot be read');
    },
  } as unknown as Publisher;
  const hook = createHook('/secret', publisher).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const post = (path: string, body: string) =>
    fetch(`http://127.0.0.1:${(hook.address() as AddressInfo).port}${path}`, { method: 'POST', body });
  const failed = await post('/secret/releases', '{}');
  expect([failed.status, await failed.text()]).toEqual([500, 'the folder cannot be read']);
  expect((await post('/secret', '<!doctype html>')).status).toBe(400);
  expect((await post('/secret', '{"revision":7}')).status).toBe(202);
  expect(asked).toEqual([7]);
  for (const name of ['constructor', '__proto__', 'toString', '/constructor', '/releases/'])
    expect([name, (await post(`/secret${name}`, '{}')).status]).toEqual([name, 404]);
  hook.close();
});
