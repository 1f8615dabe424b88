import { encode } from 'uqr';

/** Draws the QR code's dark runs as strokes of one module, in relative steps. */
export const codeSvg = (address: string): string => {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 -0.5 ${size} ${size}" shape-rendering="crispEdges"><path d="${runs.join('')}" stroke="#000"/></svg>`;
};
