import { config } from 'zod/v4/core';

// Import before any schema: Zod tests for `eval`, which the page's policy blocks and reports each time.
config({ jitless: true });
