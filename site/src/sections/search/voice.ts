/** The Web Speech API: prefixed in some browsers, missing in many. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
}
type Listener = new () => Recognition;
const found = window as unknown as { SpeechRecognition?: Listener; webkitSpeechRecognition?: Listener };
const Recognition = found.SpeechRecognition ?? found.webkitSpeechRecognition;

export const canListen = Recognition !== undefined;

interface Hearing {
  language: string;
  onWords(text: string): void;
  onEnd(hasFailed: boolean): void;
}

export const listen = ({ language, onWords, onEnd }: Hearing): (() => void) => {
  if (!Recognition) return () => {};
  const recognition = new Recognition();
  let hasFailed = false;
  recognition.lang = language;
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => onWords(results[0]?.[0]?.transcript ?? '');
  recognition.onerror = () => {
    hasFailed = true;
  };
  recognition.onend = () => onEnd(hasFailed);
  recognition.start();
  return () => recognition.abort();
};
