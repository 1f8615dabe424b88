import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBodies } from './bodies.ts';
import { sendFile } from './send-file.ts';

it('a page comes whole with the policy that was written before it, even when it goes away meanwhile', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sanabel-send-'));
  writeFileSync(join(root, 'passing.html'), 'the page');
  const bodies = openBodies();
  const sender = createServer((request, response) => {
    const setHeaders = async () => {
      rmSync(join(root, 'passing.html'));
      response.setHeader('Content-Security-Policy', 'read afterwards');
    };
    return sendFile({ request, response, root, file: 'passing.html', bodies, setHeaders });
  });
  sender.listen(0, '127.0.0.1');
  await once(sender, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(sender.address() as AddressInfo).port}/`);
  expect([await answer.text(), answer.headers.get('content-security-policy')]).toEqual(['the page', 'read afterwards']);
  sender.close();
  rmSync(root, { recursive: true });
});
