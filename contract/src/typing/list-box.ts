/** Returns the index to which an arrow key leads in a list box, in a circle; null for other keys. `index` is -1 while no option is active. */
export const indexAfterKey = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowDown') return (index + 1) % count;
  return key === 'ArrowUp' ? (Math.max(index, 0) + count - 1) % count : null;
};
