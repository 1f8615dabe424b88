const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;]+/g, '[e-mail]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  // A session token or keyed digest: 256 bits in base64url.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/g, '[token]'],
  [/(?<![\w.:-])\+?\d{6,15}(?![\w.:-])/g, '[number]'],
  // PostgreSQL names the values of a refused row.
  [/(Key \([^)]*\)=)\([^)]*\)/g, '$1([value])'],
];

/** Second line of defence: our own messages contain no secrets or personal data, but those of libraries may. */
export const redact = (text: string): string => SECRETS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);

interface Entry {
  level: string;
  message: unknown;
  stack?: string;
  [more: string]: unknown;
}

const LINE = Symbol.for('message');
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const MESSAGE_MAX = 1_000;
const HEAD_MAX = 450;
/** Errors of a database have the failed statement first, then the reason. */
const REASON_MAX = 200;
const FRAMES = 4;
const FRAME_MAX = 80;

/** Keeps at most `MESSAGE_MAX` characters of the message and its first frame: callers can make statements long enough to fill the disk. */
export const shortened = (text: string): string => {
  if (text.length <= MESSAGE_MAX) return text;
  const [message = '', ...frames] = text.split(/\n(?=\s+at )/);
  const head = message.length > HEAD_MAX + REASON_MAX ? `${message.slice(0, HEAD_MAX)} […] ${message.slice(-REASON_MAX)}` : message;
  return [head, ...frames.slice(0, FRAMES).map((frame) => frame.slice(0, FRAME_MAX))].join('\n');
};

const textOf = ({ message, stack }: Entry): string => {
  const text = stack ?? (typeof message === 'string' ? message : JSON.stringify(message));
  return redact(shortened(String(text).replace(COLOURS, '')));
};

/** Writes one JSON object for each line of Strapi's log, without colours, secrets or personal data. */
const format = {
  transform(entry: Entry): Entry {
    const { level, message: _, stack: __, timestamp: ___, ...more } = entry;
    const line = JSON.stringify({ time: new Date().toISOString(), level, message: textOf(entry), ...more });
    return Object.assign(entry, { [LINE]: line });
  },
};

export default { format };
