import { inject } from 'vitest';
import './global-setup.ts';

/** Tells `startCms` to give every CMS a database there, a copy of the one that was made first. */
const url = inject('postgres');
if (url) {
  process.env.TEST_POSTGRES_URL = url;
  process.env.TEST_TEMPLATE = inject('template');
}
