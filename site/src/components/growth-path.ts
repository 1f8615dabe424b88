type Point = readonly [x: number, y: number];

/** A grain that stands, from its foot: two curves to its tip and two back, in steps from where the pen is. */
const GRAIN: readonly Point[] = [
  [-3.8, -2.3],
  [-3.8, -9.3],
  [0, -12.6],
  [3.8, 3.3],
  [3.8, 10.3],
  [0, 12.6],
];
/** From a grain's middle to its foot. */
const FOOT: Point = [0, 5.8];
/** The months lie to the one side and to the other in turn. */
const LEANS = [
  { turn: 62, y: 7.5 },
  { turn: 118, y: 10.5 },
] as const;
const MONTHS = 12;
const FIRST_X = 6;
export const MONTH_WIDTH = 10.8;

const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};
const rounded = ([x, y]: Point): Point => [Number(x.toFixed(1)), Number(y.toFixed(1))];

/** Twelve kernels side by side as one path, because a list draws it in every card; in relative steps, which repeat and so pack well. */
export const growthPath = (): string => {
  let pen: Point = [0, 0];
  return Array.from({ length: MONTHS }, (_, month) => {
    const { turn, y } = LEANS[month % 2 === 0 ? 0 : 1];
    const foot = turned(FOOT, turn);
    const step = rounded([FIRST_X + month * MONTH_WIDTH + foot[0] - pen[0], y + foot[1] - pen[1]]);
    pen = [pen[0] + step[0], pen[1] + step[1]];
    return `m${step.join(' ')}c${GRAIN.map((point) => rounded(turned(point, turn)).join(' ')).join(' ')}z`;
  }).join('');
};
