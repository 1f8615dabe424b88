import { readFileSync } from 'node:fs';
import Koa from 'koa';

/** A bare Koa that sends prepared bytes and knows one ETag: the control for the least cost of an answer. */
const bodies: Readonly<Record<string, Buffer>> = {
  '/list': readFileSync(process.argv[2] ?? ''),
  '/item': readFileSync(process.argv[3] ?? ''),
};
const ETAG = '"prepared"';

const app = new Koa();
app.use((ctx) => {
  ctx.set('ETag', ETAG);
  if (ctx.get('if-none-match') === ETAG) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json';
  ctx.body = bodies[ctx.path] ?? Buffer.from('{}');
});
app.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
