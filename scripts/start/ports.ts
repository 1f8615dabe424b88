import { createServer } from 'node:net';
import { type Environment, THIS_MACHINE } from '../environment/environment.ts';
import { ExpectedError } from '../process/log.ts';

const PORTS = { SITE_PORT: 'the site', CMS_PORT: 'the CMS', MAIL_PORT: "the inbox's page", SMTP_PORT: "the inbox's mail" } as const;

const PORTS_OF = { site: ['SITE_PORT'], cms: ['CMS_PORT', 'MAIL_PORT', 'SMTP_PORT'] } as const satisfies Record<
  string,
  (keyof typeof PORTS)[]
>;
export type Half = keyof typeof PORTS_OF;
export const HALVES = Object.keys(PORTS_OF) as Half[];

/** Unused when a real mail server sends. */
const INBOX_PORTS: ReadonlySet<keyof typeof PORTS> = new Set(['MAIL_PORT', 'SMTP_PORT']);

const hostOf = (name: keyof typeof PORTS, { HOST }: Environment): string => (name === 'SITE_PORT' ? HOST : THIS_MACHINE);

const errorOf = (host: string, port: number): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

const sentence = (name: keyof typeof PORTS, environment: Environment, error: NodeJS.ErrnoException): string => {
  const [host, port] = [hostOf(name, environment), environment[name]];
  if (error.code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken, and ${PORTS[name]} needs it. Stop what uses it, or choose another: ${name}=${port + 100} npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose another for ${PORTS[name]}: ${name}=${port + 8000}`;
  return `${PORTS[name]} cannot listen on ${host}:${port} (${error.code}). Check HOST and ${name}.`;
};

/** Refuses to start when a port is taken, before any work is done. */
export const checkPorts = async (environment: Environment, half?: Half): Promise<void> => {
  const all: readonly (keyof typeof PORTS)[] = half ? PORTS_OF[half] : HALVES.flatMap((one) => PORTS_OF[one]);
  const names = all.filter((name) => !environment.SMTP_HOST || !INBOX_PORTS.has(name));
  const errors = await Promise.all(
    names.map(async (name) => {
      const error = await errorOf(hostOf(name, environment), environment[name]);
      return error ? [sentence(name, environment, error)] : [];
    }),
  );
  const sentences = errors.flat();
  if (sentences.length > 0) throw new ExpectedError(sentences.join('\n'));
};
