import { inject } from 'vitest';
import './template.ts';
import './postgres/global-setup.ts';
import { reuseProcesses } from './process.ts';

/** Passed by environment, because `takeData` is used outside of vitest, too. */
const [template, postgres] = [inject('template'), inject('postgres')];
process.env.TEST_TEMPLATE = template;
// A worker runs files of both databases, one after the other.
if (postgres) process.env.TEST_POSTGRES_URL = postgres;
else delete process.env.TEST_POSTGRES_URL;
reuseProcesses();
