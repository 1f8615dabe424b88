import { redact } from './redact.ts';

interface Entry {
  level: string;
  message: unknown;
  stack?: string;
  [more: string]: unknown;
}

/** Where winston looks for what it writes. */
const LINE = Symbol.for('message');
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const textOf = ({ message, stack }: Entry): string => {
  const text = stack ?? (typeof message === 'string' ? message : JSON.stringify(message));
  return redact(String(text).replace(COLOURS, ''));
};

/** Strapi's log as one JSON object a line, without colours, and without what is nobody's business. */
export const jsonLines = {
  transform(entry: Entry): Entry {
    const { level, message: _, stack: __, timestamp: ___, ...more } = entry;
    const line = JSON.stringify({ time: new Date().toISOString(), level, message: textOf(entry), ...more });
    return Object.assign(entry, { [LINE]: line });
  },
};
