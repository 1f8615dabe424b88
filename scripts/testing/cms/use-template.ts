import { inject } from 'vitest';
import './template.ts';
import './postgres/global-setup.ts';
import { reuseProcesses } from './process.ts';

/** Tells `takeData`, which is used outside of vitest too, what to copy, and where PostgreSQL is when the tests run on it. */
const [template, postgres] = [inject('template'), inject('postgres')];
process.env.TEST_TEMPLATE = template;
// A worker takes files of both databases, one after the other.
if (postgres) process.env.TEST_POSTGRES_URL = postgres;
else delete process.env.TEST_POSTGRES_URL;
reuseProcesses();
