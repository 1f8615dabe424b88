import { vi } from 'vitest';

/** Stands in for the page: the language of the app is written on it as soon as a file that speaks is imported. */
vi.stubGlobal('document', { documentElement: { lang: '', dir: '', dataset: {} } });
