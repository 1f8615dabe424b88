import { createServer } from 'node:net';
import { type Environment, THIS_MACHINE } from '../environment/environment.ts';
import { ExpectedError } from '../process/log.ts';

const PORTS = { SITE_PORT: 'the site', CMS_PORT: 'the CMS', MAIL_PORT: "the inbox's page", SMTP_PORT: "the inbox's mail" } as const;

type Name = keyof typeof PORTS;

const PORTS_OF = { site: ['SITE_PORT'], cms: ['CMS_PORT', 'MAIL_PORT', 'SMTP_PORT'] } as const satisfies Record<string, Name[]>;
export type Half = keyof typeof PORTS_OF;
export const HALVES = Object.keys(PORTS_OF) as Half[];

/** Unused when a real mail server sends. */
const INBOX_PORTS: ReadonlySet<Name> = new Set(['MAIL_PORT', 'SMTP_PORT']);

const hostOf = (name: Name, { HOST, CMS_HOST }: Environment): string =>
  name === 'SITE_PORT' ? HOST : name === 'CMS_PORT' ? CMS_HOST : THIS_MACHINE;

const errorOf = (host: string, port: number): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

const sentenceOfTaken = (names: readonly Name[], environment: Environment): string => {
  const taken = names.map((name) => `${environment[name]} of ${hostOf(name, environment)} (for ${PORTS[name]})`).join(', ');
  const others = names.map((name) => `${name}=${environment[name] + 100}`).join(' ');
  return names.length === 1
    ? `Port ${taken} is taken. Stop what uses it, or choose another: ${others} npm start`
    : `Ports ${taken} are taken. Stop what uses them, or choose others: ${others} npm start`;
};

const sentence = (name: Name, environment: Environment, error: NodeJS.ErrnoException): string => {
  const [host, port] = [hostOf(name, environment), environment[name]];
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose another for ${PORTS[name]}: ${name}=${port + 8000}`;
  return `${PORTS[name]} cannot listen on ${host}:${port} (${error.code}). Check HOST and ${name}.`;
};

/** Refuses to start when a port is taken, before any work is done. */
export const checkPorts = async (environment: Environment, half?: Half): Promise<void> => {
  const all: readonly Name[] = half ? PORTS_OF[half] : HALVES.flatMap((one) => PORTS_OF[one]);
  const names = all.filter((name) => !environment.SMTP_HOST || !INBOX_PORTS.has(name));
  const tried = await Promise.all(
    names.map(async (name) => ({ name, error: await errorOf(hostOf(name, environment), environment[name]) })),
  );
  const taken = tried.filter(({ error }) => error?.code === 'EADDRINUSE').map(({ name }) => name);
  const others = tried.flatMap(({ name, error }) => (error && error.code !== 'EADDRINUSE' ? [sentence(name, environment, error)] : []));
  const sentences = [...(taken.length > 0 ? [sentenceOfTaken(taken, environment)] : []), ...others];
  if (sentences.length > 0) throw new ExpectedError(sentences.join('\n'));
};
