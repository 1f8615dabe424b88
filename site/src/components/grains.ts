type Point = readonly [x: number, y: number];

interface GrainPosition {
  foot: Point;
  turn: number;
}

/** An upright grain, from its foot: two curves to its tip and two back, each relative to the pen. */
type Shape = readonly Point[];

const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};
const rounded = ([x, y]: Point): Point => [Number(x.toFixed(1)), Number(y.toFixed(1))];

/** Writes numbers in the short form of SVG paths: no zero before a point, no space before a minus. */
const written = (numbers: readonly number[]): string => numbers.join(' ').replaceAll(/\b0\./g, '.').replaceAll(' -', '-');

/** Draws grains as one path, because a page has them in every card and heading. Relative steps repeat, so they compress well. */
const pathOf = (shape: Shape, positions: readonly GrainPosition[]): string => {
  let pen: Point = [0, 0];
  const curves = ({ turn }: GrainPosition) => written(shape.flatMap((point) => rounded(turned(point, turn))));
  return positions
    .map((position) => {
      const step = rounded([position.foot[0] - pen[0], position.foot[1] - pen[1]]);
      pen = [pen[0] + step[0], pen[1] + step[1]];
      return `m${written(step)}c${curves(position)}z`;
    })
    .join('');
};

const MONTH: Shape = [
  [-3.8, -2.3],
  [-3.8, -9.3],
  [0, -12.6],
  [3.8, 3.3],
  [3.8, 10.3],
  [0, 12.6],
];
const FOOT: Point = [0, 5.8];
const FIRST_X = 6;
const MONTH_WIDTH = 10.8;
const LEANS = [
  { turn: 62, y: 7.5 },
  { turn: 118, y: 10.5 },
] as const;

export const MOST_MONTHS = 12;

const growthOf = (months: number): string =>
  pathOf(
    MONTH,
    Array.from({ length: months }, (_, month) => {
      const { turn, y } = LEANS[month % 2 === 0 ? 0 : 1];
      const [x, down] = turned(FOOT, turn);
      return { turn, foot: [FIRST_X + month * MONTH_WIDTH + x, y + down] };
    }),
  );
const GROWTH = Array.from({ length: MOST_MONTHS + 1 }, (_, months) => growthOf(months));

export const growthPath = (months: number): string => GROWTH[months] ?? growthOf(months);

const KERNEL: Shape = [
  [-7, -4],
  [-7.5, -14],
  [0, -22],
  [7.5, 8],
  [7, 18],
  [0, 22],
];
const ON_THE_EAR: readonly GrainPosition[] = [84, 69, 54, 39]
  .flatMap((y): GrainPosition[] => [
    { foot: [20, y], turn: -36 },
    { foot: [24, y], turn: 36 },
  ])
  .concat({ foot: [22, 30], turn: 0 });

export const KERNEL_PATH = pathOf(KERNEL, [{ foot: [0, 0], turn: 0 }]);

const drawn = new Map<string, string>();
/** Draws the ear's kernels in the range [from, to) of nine. Each range is drawn once: every page has ears. */
export const earPath = (from: number, to: number): string => {
  const name = `${from}-${to}`;
  const path = drawn.get(name) ?? pathOf(KERNEL, ON_THE_EAR.slice(from, to));
  drawn.set(name, path);
  return path;
};

export const KERNELS_OF_AN_EAR = ON_THE_EAR.length;
