import { inject } from 'vitest';
import './template.ts';

/** Tells `takeData` what to copy: it is used outside of vitest too. */
process.env.TEST_TEMPLATE = inject('template');
