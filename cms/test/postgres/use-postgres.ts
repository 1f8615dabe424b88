import { inject } from 'vitest';
import './global-setup.ts';

/** Tells `startCms` to give every CMS a database there. */
const url = inject('postgres');
if (url) process.env.TEST_POSTGRES_URL = url;
