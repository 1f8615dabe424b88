import { redact } from './logging/redact.ts';

interface Entry {
  level: string;
  message: unknown;
  stack?: string;
  [more: string]: unknown;
}

/** The key under which winston finds the text to write. */
const LINE = Symbol.for('message');
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const textOf = ({ message, stack }: Entry): string => {
  const text = stack ?? (typeof message === 'string' ? message : JSON.stringify(message));
  return redact(String(text).replace(COLOURS, ''));
};

/** Writes Strapi's log as one JSON object a line, without colours and without secrets or personal data. */
const format = {
  transform(entry: Entry): Entry {
    const { level, message: _, stack: __, timestamp: ___, ...more } = entry;
    const line = JSON.stringify({ time: new Date().toISOString(), level, message: textOf(entry), ...more });
    return Object.assign(entry, { [LINE]: line });
  },
};

export default { format };
