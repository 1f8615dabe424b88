import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inRoot } from '../../environment/root.ts';
import { runProgram } from '../../process/run.ts';
import { variablesOfUnit } from '../deploy/lint.ts';

/** A machine of the guide, as a folder. */
export interface Machine {
  /** Replaces /opt/sanabel. */
  checkout: string;
  /** Replaces /var/lib/sanabel. */
  dataDir: string;
  /** Runs commands of the guide and returns their output. Throws where one fails. */
  run(commands: string): Promise<string>;
  journal(unit: Unit): string;
  kill(unit: Unit): Promise<void>;
  /** Ends everything, as a power cut does. */
  lose(): Promise<void>;
}

export const UNITS = ['sanabel-cms', 'sanabel-site', 'caddy'] as const;
export type Unit = (typeof UNITS)[number];
export interface Ports {
  site: number;
  cms: number;
  https: number;
  http: number;
}
/** Texts of the Caddyfile, such as the addresses of an example, and what replaces them here. */
export type Replaced = Readonly<Record<string, string>>;

const RESTART_MS = 2_000;
/** Commands that do nothing here: accounts, packages, rights. */
const NOTHING = ['apt-get', 'useradd', 'chown', 'visudo'];

interface Running {
  child: ChildProcess;
  isWanted: boolean;
}

/** Reads the command of a unit from its file; caddy's comes from Debian. */
const commandOf = (unit: Unit, etc: string): string =>
  unit === 'caddy'
    ? `caddy run --adapter caddyfile --config ${join(etc, 'rehearsal.caddy')}`
    : (/^ExecStart=(.*)$/m.exec(readFileSync(join(etc, 'systemd', 'system', `${unit}.service`), 'utf8'))?.[1] ?? '');

/** Opens a machine for the guide's commands: `sudo` changes no user, `systemctl` keeps the units of this folder running. */
export const openMachine = async (home: string, origin: string, ports: Ports, replaced: Replaced = {}): Promise<Machine> => {
  const [checkout, dataDir, etc, bin] = ['opt', 'data', 'etc', 'bin'].map((name) => join(home, name)) as [string, string, string, string];
  for (const folder of [dataDir, bin, join(etc, 'systemd', 'system'), join(etc, 'caddy'), join(etc, 'sudoers.d')])
    mkdirSync(folder, { recursive: true });
  const running = new Map<Unit, Running>();
  const journals = new Map<Unit, string>();
  const hereFor = (text: string): string =>
    text
      .replaceAll('/opt/sanabel', checkout)
      .replaceAll('/var/lib/sanabel', dataDir)
      .replace(/(?<=^|\s)\/etc\//g, `${etc}/`)
      .replace(/https:\/\/github\.com\/\S+\.git/, origin);
  // Only variables that npm, git and TLS need; no setting of a stack.
  const inherited = Object.entries(process.env).filter(([name]) =>
    /^(?:HOME|LANG|TMPDIR|\w*(?:CERT|SSL|CA_BUNDLE)\w*|\w+_proxy)$/i.test(name),
  );
  const environment = { ...Object.fromEntries(inherited), PATH: `${bin}:${process.env.PATH}` };

  /** Adds options to the Caddyfile that let it run beside others. */
  const writeCaddyfile = (): void => {
    const file = readFileSync(join(etc, 'caddy', 'Caddyfile'), 'utf8');
    const text = Object.entries(replaced).reduce((before, [from, to]) => before.replaceAll(from, to), file);
    const own = `admin off\n\tskip_install_trust\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}`;
    writeFileSync(join(etc, 'rehearsal.caddy'), text.replace(/^\{\n/m, `{\n\t${own}\n`));
  };
  const start = (unit: Unit): void => {
    if (running.get(unit)?.isWanted) return;
    if (unit === 'caddy') writeCaddyfile();
    const own = unit === 'caddy' ? variablesOfUnit(checkout) : {};
    const child = spawn('sh', ['-c', `exec ${hereFor(commandOf(unit, etc))}`], {
      cwd: unit === 'caddy' ? home : checkout,
      env: { ...environment, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, ...own },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const state: Running = { child, isWanted: true };
    running.set(unit, state);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => journals.set(unit, `${journals.get(unit) ?? ''}${data}`));
    // Restart=always
    child.once('exit', () => {
      if (!state.isWanted) return;
      state.isWanted = false;
      setTimeout(() => running.get(unit) === state && start(unit), RESTART_MS).unref();
    });
  };
  const end = async (unit: Unit, signal: NodeJS.Signals): Promise<void> => {
    const state = running.get(unit);
    if (!state) return;
    running.delete(unit);
    const isOver = state.child.exitCode !== null || state.child.signalCode !== null;
    state.isWanted = false;
    if (isOver || !state.child.pid) return;
    const gone = once(state.child, 'exit');
    process.kill(signal === 'SIGKILL' ? -state.child.pid : state.child.pid, signal);
    await gone;
  };

  // Serves the replacement of systemctl.
  const control = createServer((request, response) => {
    const [, verb = '', unit = ''] = /^\/([a-z]+)\/([a-z-]+)$/.exec(request.url ?? '') ?? [];
    const act = async (): Promise<void> => {
      if (verb === 'stop' || verb === 'restart') await end(unit as Unit, 'SIGTERM');
      if (verb !== 'stop') start(unit as Unit);
    };
    act().then(
      () => response.end(),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  control.listen(0, '127.0.0.1');
  await once(control, 'listening');
  const { port } = control.address() as AddressInfo;
  const program = (name: string, text: string): void => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  program('sudo', 'if [ "$1" = -u ]; then shift 2; fi\nexec "$@"');
  for (const name of NOTHING) program(name, 'exit 0');
  // Owners of files do not matter here.
  program('install', 'if [ "$1" = -o ]; then shift 2; fi\nexec /usr/bin/install "$@"');
  program(
    'systemctl',
    `verb=$1; shift
case $verb in daemon-reload) exit 0;; enable) verb=start; shift;; esac
for unit in "$@"; do curl -sf "http://127.0.0.1:${port}/$verb/$unit" || exit 1; done`,
  );
  return {
    checkout,
    dataDir,
    run: async (commands) => {
      // Asynchronous: visitors and editors continue in this process.
      const { status, output } = await runProgram('bash', ['-e', '-c', hereFor(commands)], { cwd: home, env: environment });
      if (status !== 0) throw new Error(`${commands.trim()}\n${output}`);
      return output;
    },
    journal: (unit) => journals.get(unit) ?? '',
    kill: async (unit) => {
      const state = running.get(unit);
      if (state?.child.pid) process.kill(-state.child.pid, 'SIGKILL');
    },
    lose: async () => {
      for (const unit of UNITS) await end(unit, 'SIGKILL');
      control.close();
      control.closeAllConnections();
    },
  };
};

/** Makes the repository from which the machines clone: the committed state of this checkout. */
export const makeOrigin = (folder: string): void => {
  execFileSync('git', ['clone', '--quiet', '--bare', inRoot(), folder]);
};
