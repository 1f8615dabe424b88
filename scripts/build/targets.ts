import { packageCommand, TSC, TSC_THRIFT } from '../environment/root.ts';

export interface Target {
  name: string;
  inputs: readonly string[];
  outputs: readonly [string, ...string[]];
  /** One file of each output that must exist for the build to count. */
  proofs: readonly string[];
  cwd: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Browsers get the club's names in the output; server code reads them when it starts. */
  hasNames?: boolean;
}

/** The compiler follows the reference from the cms to the contract and builds both. Panel and site read their sources. */
export const TARGETS: readonly Target[] = [
  {
    name: 'contract, brand and cms',
    inputs: [
      'contract',
      'brand',
      'cms/src',
      'cms/config',
      'cms/package.json',
      'cms/tsconfig.json',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    outputs: ['cms/dist', 'contract/dist', 'brand/dist'],
    proofs: ['cms/dist/src/server.js', 'contract/dist/index.js', 'brand/dist/club.js'],
    cwd: 'cms',
    args: [TSC, '-b', ...TSC_THRIFT.args],
    env: TSC_THRIFT.env,
  },
  {
    name: 'admin',
    inputs: ['admin', 'brand', 'contract/src', 'docs/guide', 'tsconfig.base.json', 'package-lock.json'],
    outputs: ['admin/dist'],
    proofs: ['admin/dist/index.html'],
    cwd: 'admin',
    args: [packageCommand('vite'), 'build', '--logLevel', 'warn'],
    hasNames: true,
  },
  {
    name: 'site',
    inputs: ['site', 'brand', 'contract/src', 'tsconfig.base.json', 'package-lock.json'],
    outputs: ['site/dist'],
    proofs: ['site/dist/server/entry.mjs', 'site/dist/server/class-names.json'],
    cwd: 'site',
    args: [packageCommand('astro'), 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    hasNames: true,
  },
];
