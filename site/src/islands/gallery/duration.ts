const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as `mm:ss`, in Western digits in both languages (guide §3); an hour and more as `h:mm:ss`. */
export const formatDuration = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(Math.floor(seconds % 60))}`;
};
