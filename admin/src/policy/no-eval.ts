import { config } from 'zod/v4/core';

// Before any schema is made: Zod would try whether it may write code, which the policy of the page refuses and reports each time.
config({ jitless: true });
