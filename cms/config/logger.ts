const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Addresses of people who wrote to us, or are written to.
  [/[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;]+/g, '[e-mail]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  // A session's token or a keyed digest: 256 bits in base64url.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/g, '[token]'],
  // Mailed codes; also the numbers of a phone.
  [/(?<![\w.:-])\+?\d{6,15}(?![\w.:-])/g, '[number]'],
  // PostgreSQL names the values of a row that it refuses.
  [/(Key \([^)]*\)=)\([^)]*\)/g, '$1([value])'],
];

/** A second line of defence: no message of ours holds secrets or personal data, but libraries word their own. */
export const redact = (text: string): string => SECRETS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);

interface Entry {
  level: string;
  message: unknown;
  stack?: string;
  [more: string]: unknown;
}

/** The key under which winston finds the text to write. */
const LINE = Symbol.for('message');
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const MESSAGE_MAX = 1_000;
const HEAD_MAX = 450;
/** A failed statement stands before the reason of its failure. */
const REASON_MAX = 200;
const FRAMES = 4;
const FRAME_MAX = 80;

/**
 * The head of an error's message, its end, and the first of its frames: at most `MESSAGE_MAX` characters. A statement of the database is
 * as long as a stranger likes to make it, and a log that takes it whole fills the disk.
 */
export const shortened = (text: string): string => {
  if (text.length <= MESSAGE_MAX) return text;
  const [message = '', ...frames] = text.split(/\n(?=\s+at )/);
  const said = message.length > HEAD_MAX + REASON_MAX ? `${message.slice(0, HEAD_MAX)} […] ${message.slice(-REASON_MAX)}` : message;
  return [said, ...frames.slice(0, FRAMES).map((frame) => frame.slice(0, FRAME_MAX))].join('\n');
};

const textOf = ({ message, stack }: Entry): string => {
  const text = stack ?? (typeof message === 'string' ? message : JSON.stringify(message));
  return redact(shortened(String(text).replace(COLOURS, '')));
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
