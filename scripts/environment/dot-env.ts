import { existsSync, readFileSync } from 'node:fs';
import { envFileFailure, readVariables } from './env-file.ts';
import { inRoot } from './root.ts';

/**
 * Loads `.env`, or the file that `ENV_FILE` names (empty for none), into the environment; variables already set win.
 * Import it first: modules read their variables while they load.
 */
const file = process.env.ENV_FILE ?? inRoot('.env');
try {
  if (file !== '' && (process.env.ENV_FILE !== undefined || existsSync(file)))
    for (const [name, value] of Object.entries(readVariables(readFileSync(file)))) process.env[name] ??= value;
} catch (error) {
  console.error(envFileFailure(file, error));
  process.exit(1);
}
