import { Registry } from 'prom-client';

/** All figures of this process. Our own, not prom-client's global one, so that nothing else can add to it. */
export const registry = new Registry();
