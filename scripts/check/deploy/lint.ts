import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import * as z from 'zod';
import { inRoot } from '../../environment/root.ts';

/** A program's complaint about one of its files: empty where it is right; null where the program is not installed. */
export type Verdict = string | null;

const FOLDER = inRoot('deploy');
export const UNITS = ['sanabel-cms.service', 'sanabel-site.service'] as const;
export const CADDYFILES = ['Caddyfile', 'Caddyfile.cms', 'Caddyfile.balancer'] as const;
const EXAMPLE = { SITE_URL: 'https://club.example', API_URL: 'https://cms.club.example', PROXY_SECRET: 'secret' };

const ask = (program: string, args: readonly string[], env: Record<string, string> = {}): Verdict => {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } });
  if (error) return null;
  return status === 0 ? '' : `${stdout}${stderr}`;
};

/** Lets Caddy check a Caddyfile, with the variables that `npm run configure` writes. */
export const checkCaddyfile = (name: (typeof CADDYFILES)[number]): Verdict =>
  ask('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(FOLDER, name)], EXAMPLE);

export const variablesIn = (name: (typeof CADDYFILES)[number]): string[] =>
  [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/\{\$([A-Z_]+)/g)].map(([, variable = '']) => variable);

/** Returns the variables that Caddy's unit gets of the `.env` in a checkout, by the command of caddy.conf. Throws where it fails. */
export const variablesOfUnit = (checkout: string): NodeJS.Dict<string> => {
  const [, command = ''] = /^ExecStartPre=\+\/bin\/sh -c '(.*)'$/m.exec(readFileSync(join(FOLDER, 'caddy.conf'), 'utf8')) ?? [];
  const here = command.replace('/opt/sanabel', checkout).replace(/ > \S+$/, '');
  return parseEnv(execFileSync('sh', ['-c', here], { encoding: 'utf8' }));
};

export const checkUnit = (name: (typeof UNITS)[number]): Verdict => ask('systemd-analyze', ['verify', join(FOLDER, name)]);

const service = z.strictObject({
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  image: z.string().optional(),
  init: z.boolean().optional(),
  restart: z.literal('unless-stopped'),
  stop_grace_period: z.string().optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[\w./]+:\/[\w./]+(?::ro)?$/)),
  depends_on: z.array(z.string()).optional(),
  logging: z.strictObject({ driver: z.string(), options: z.record(z.string(), z.string()) }),
});
const composeFile = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
export type Compose = z.infer<typeof composeFile>;

/** Reads the compose file. Throws for a key that it should not have. */
export const readCompose = (): Compose => composeFile.parse(parse(readFileSync(join(FOLDER, 'compose.yaml'), 'utf8')));

/** Returns the files, volumes and services that compose names and that do not exist. */
export const missingIn = ({ services, volumes }: Compose): string[] =>
  Object.entries(services).flatMap(([name, { build, volumes: mounts, depends_on: others = [] }]) => [
    ...(build && !existsSync(join(FOLDER, build.context, build.dockerfile)) ? [`${name}: ${build.dockerfile}`] : []),
    ...mounts.flatMap((mount) => {
      const [from = ''] = mount.split(':');
      const isThere = from.startsWith('.') ? existsSync(join(FOLDER, from)) : from in volumes;
      return isThere ? [] : [`${name}: ${from}`];
    }),
    ...others.filter((other) => !(other in services)).map((other) => `${name}: ${other}`),
  ]);

export interface Instruction {
  word: string;
  rest: string;
}

/** Reads the instructions of the Dockerfile; a backslash continues a line. */
export const readDockerfile = (): Instruction[] =>
  readFileSync(join(FOLDER, 'Dockerfile'), 'utf8')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return { word, rest };
    });
