/** Head of a copied message in WhatsApp: `[9:40, 12/11/2026] Name:`, or `12/11/2026, 9:40 - Name:` in an export. */
const HEAD =
  /^[\u200e\u200f\u202a-\u202e]*(?:\[[^\]\n]{6,40}\]\s*|[\d٠-٩]{1,4}[/.-][\d٠-٩]{1,2}[/.-][\d٠-٩]{1,4}[^\n]{0,24}?\s[-–]\s)([^:\n]{1,60}):\s?/u;
const LEFT_OUT = /^[\u200e\u200f]*<[^>\n]+>$|omitted$|^تم استبعاد|^This message was deleted|^تم حذف هذه الرسالة/u;

interface Message {
  /** Only tells the two apart; it is never kept. */
  by: string;
  text: string;
}

const messagesIn = (pasted: string): Message[] => {
  const messages: Message[] = [];
  for (const line of pasted.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const head = HEAD.exec(line);
    const text = (head ? line.slice(head[0].length) : line).trim();
    const last = messages.at(-1);
    const isNext = head !== null || !last;
    if (isNext) messages.push({ by: head?.[1]?.trim() ?? '', text: LEFT_OUT.test(text) ? '' : text });
    else if (!LEFT_OUT.test(text)) last.text += `\n${text}`;
  }
  return messages;
};

const textOf = (messages: readonly Message[]): string =>
  messages
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n');

/** Without heads, the question ends at its first question mark, else at the first empty line. */
const halvesOf = (text: string): [question: string, answer: string] => {
  const mark = /[؟?][\s)»”"]*(?:\n|\s|$)/u.exec(text);
  const end = mark ? mark.index + mark[0].trimEnd().length : text.indexOf('\n\n');
  return end === -1 ? [text, ''] : [text.slice(0, end).trim(), text.slice(end).trim()];
};

/** As many whole sentences as fit; never less than the first. */
const beginningOf = (text: string, max: number): string => {
  const sentences = text.match(/[^.!؟?\n]+(?:[.!؟?]+|\n|$)\s*/gu) ?? [text];
  let short = '';
  for (const sentence of sentences) {
    if (short !== '' && [...(short + sentence).trimEnd()].length > max) break;
    short += sentence;
  }
  return short.trim();
};

export interface ChatParts {
  question: string;
  short: string;
  /** Empty where the short answer is the whole one. */
  long: string;
}

/** Divides a pasted chat: the first speaker asks, the others answer. Names and numbers in the heads are left out. */
export const chatParts = (pasted: string, shortMax: number): ChatParts => {
  const messages = messagesIn(pasted.trim());
  const asker = messages[0]?.by ?? '';
  const others = messages.filter(({ by }) => by !== asker);
  const [question, answer] =
    others.length > 0 ? [textOf(messages.filter(({ by }) => by === asker)), textOf(others)] : halvesOf(textOf(messages));
  const short = beginningOf(answer, shortMax);
  return { question: question.replaceAll(/\s*\n\s*/g, ' '), short, long: short === answer ? '' : answer };
};
