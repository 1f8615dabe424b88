import { vi } from 'vitest';

/** Stubs `document`: files with texts write the language on it on import. */
vi.stubGlobal('document', { documentElement: { lang: '', dir: '', dataset: {} } });
