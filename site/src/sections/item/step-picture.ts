import { KERNEL_PATH } from '../../components/grains.ts';

/** A step of an article: what to do, and the sentence that explains it. Either may be empty. */
export interface Step {
  lead: string;
  text: string;
  /** Of the article that it is a step of. */
  title: string;
}

/** What stands on it besides the step, and its colours: the same in light and dark. */
export interface StepTexts {
  club: string;
  host: string;
  colors: Readonly<Record<'paper' | 'ink' | 'ink2' | 'wheat' | 'green', string>>;
}

const SIZE = 1080;
const SIDE = 84;
const HILL = 190;
const QUALITY = 0.9;
/** Sizes of the sentence, the largest at which it fits; and of the words above it. */
const [SIZES, SMALLEST, LEAD, TITLE] = [[56, 50, 44, 38, 33], 29, 78, 34];
const LEADING = 1.55;

/** A text in lines that are no wider than the picture. */
const linesOf = (context: CanvasRenderingContext2D, text: string, width: number): string[] => {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Draws one step on the visitor's own device, in the page's fonts: nobody waits for pictures that nobody sends. */
export const drawStep = async ({ lead, text, title }: Step, number: string, { club, host, colors }: StepTexts): Promise<Blob> => {
  const root = getComputedStyle(document.documentElement);
  const [display, plain] = [root.getPropertyValue('--font-display'), getComputedStyle(document.body).fontFamily];
  // A stand-in that the device does not have counts as a failure: the text is drawn all the same.
  await Promise.allSettled([
    document.fonts.load(`700 40px ${display}`, lead + club),
    document.fonts.load(`400 40px ${plain}`, text + host),
  ]);

  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const isRtl = document.dir === 'rtl';
  const start = isRtl ? SIZE - SIDE : SIDE;
  const fill = (style: string, draw: () => void) => {
    context.fillStyle = style;
    draw();
  };
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  fill(colors.paper, () => context.fillRect(0, 0, SIZE, SIZE));
  fill(colors.wheat, () => {
    context.save();
    context.translate(isRtl ? SIZE - SIDE - 30 : SIDE + 30, 240);
    context.scale(4, 4);
    context.fill(new Path2D(KERNEL_PATH));
    context.restore();
  });
  fill(colors.ink2, () => {
    context.font = `400 ${TITLE}px ${plain}`;
    context.fillText(linesOf(context, title, SIZE - 2 * SIDE)[0] ?? '', start, 96);
  });
  fill(colors.ink, () => {
    context.font = `700 96px ${display}`;
    context.fillText(number, isRtl ? start - 90 : start + 90, 236);
  });

  const width = SIZE - 2 * SIDE;
  let top = 360;
  fill(colors.ink, () => {
    context.font = `700 ${LEAD}px ${display}`;
    for (const line of lead ? linesOf(context, lead, width).slice(0, 3) : []) {
      context.fillText(line, start, top);
      top += LEAD * 1.25;
    }
  });
  const room = SIZE - HILL - 60 - top;
  const size =
    SIZES.find((one) => {
      context.font = `400 ${one}px ${plain}`;
      return linesOf(context, text, width).length * one * LEADING <= room;
    }) ?? SMALLEST;
  fill(colors.ink2, () => {
    context.font = `400 ${size}px ${plain}`;
    for (const line of linesOf(context, text, width).slice(0, Math.floor(room / (size * LEADING)))) {
      context.fillText(line, start, top);
      top += size * LEADING;
    }
  });
  fill(colors.green, () =>
    context.fill(
      new Path2D(`M0 ${SIZE - HILL + 60}Q290 ${SIZE - HILL - 30} 600 ${SIZE - HILL + 40}T${SIZE} ${SIZE - HILL + 20}V${SIZE}H0Z`),
    ),
  );
  fill('#fff', () => {
    context.font = `700 46px ${display}`;
    context.fillText(club, start, SIZE - 62);
    context.font = `400 32px ${plain}`;
    context.textAlign = 'end';
    context.fillText(host, isRtl ? SIDE : SIZE - SIDE, SIZE - 62);
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY);
  });
};
