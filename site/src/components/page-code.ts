import { encode } from 'uqr';

/** One mask for all, because the best of eight takes ten times as long, and a camera reads each. */
const OPTIONS = { ecc: 'L', border: 0, boostEcc: false, maskPattern: 2 } as const;

/** The code of an address for a telephone's camera: its side in modules, and its dark runs as strokes of one module, in relative steps. */
export const codeOf = (address: string): { size: number; path: string } => {
  const { data, size } = encode(address, OPTIONS);
  let [penX, penY] = [0, 0];
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index: x, 0: { length } }) => {
      const run = `m${x - penX} ${y - penY}h${length}`;
      [penX, penY] = [x + length, y];
      return run;
    }),
  );
  return { size, path: runs.join('') };
};
