import { inject } from 'vitest';
import './template.ts';
import './postgres/global-setup.ts';

/** Tells `takeData`, which is used outside of vitest too, what to copy, and where PostgreSQL is when the tests run on it. */
const [template, postgres] = [inject('template'), inject('postgres')];
if (template) process.env.TEST_TEMPLATE = template;
if (postgres) process.env.TEST_POSTGRES_URL = postgres;
