const ID = '([A-Za-z0-9_-]{11})';
const HOST = String.raw`(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com`;
const WATCH = new RegExp(String.raw`^https?://${HOST}/watch\?(?:[^#\s]*&)?v=${ID}(?:[&#]\S*)?$`);
const PATH = new RegExp(String.raw`^https?://${HOST}/(?:shorts|live|embed|v)/${ID}(?:[/?#&]\S*)?$`);
const SHORT = new RegExp(String.raw`^https?://youtu\.be/${ID}(?:[/?#&]\S*)?$`);
const BARE = new RegExp(`^${ID}$`);

/**
 * The 11-character id of a video link: watch, short, `m.`, shorts, live and embed forms, with or without a scheme, or the id itself (decision D12).
 * Null for anything else: the caller answers 'رابط يوتيوب غير صالح'.
 */
export const youtubeId = (link: string): string | null => {
  const text = link.trim();
  const url = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const match = BARE.exec(text) ?? WATCH.exec(url) ?? PATH.exec(url) ?? SHORT.exec(url);
  return match?.[1] ?? null;
};
