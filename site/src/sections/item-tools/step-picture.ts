/** A step of an article, or a crop's dates: a short lead and a sentence. Either may be empty. */
export interface Step {
  lead: string;
  text: string;
  title: string;
  /** The direction of the step, which may be in the other language than its page. */
  isRtl: boolean;
}

/** The other texts on the picture, and its colours: the same in light and dark. */
export interface StepTexts {
  club: string;
  host: string;
  colors: Readonly<Record<'paper' | 'ink' | 'ink2' | 'wheat' | 'green', string>>;
}

const SIZE = 1080;
const SIDE = 84;
const HILL = 190;
/** The crop's picture beside its dates. */
const PHOTO = 240;
const QUALITY = 0.9;
/** The sentence gets the largest size that fits. */
const [SIZES, SMALLEST, LEAD, TITLE] = [[56, 50, 44, 38, 33], 29, 78, 34];
const LEADING = 1.55;

/** Wraps a text; a word that does not fit is split. Lines after `most` are cut, with an ellipsis. */
export const linesOf = (text: string, fits: (line: string) => boolean, most = Number.POSITIVE_INFINITY): string[] => {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line) lines.push(line);
    line = '';
  };
  for (const part of text.split('\n')) {
    for (const word of part.trim().split(/\s+/)) {
      if (fits(`${line} ${word}`)) {
        line = `${line} ${word}`.trim();
        continue;
      }
      end();
      for (const sign of word) {
        if (!fits(line + sign)) end();
        line += sign;
      }
    }
    end();
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last && !fits(`${last}…`)) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), `${last}…`];
};

/** Draws on the visitor's device, in the page's fonts, so that no picture is prepared in vain. */
export const drawStep = async ({ lead, text, title, isRtl }: Step, number: string, { club, host, colors }: StepTexts): Promise<Blob> => {
  const root = getComputedStyle(document.documentElement);
  const [display, plain] = [root.getPropertyValue('--font-display'), getComputedStyle(document.body).fontFamily];
  // A missing fallback font rejects; the text is drawn all the same.
  await Promise.allSettled([
    document.fonts.load(`700 40px ${display}`, lead + club),
    document.fonts.load(`400 40px ${plain}`, text + host),
  ]);

  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const width = SIZE - 2 * SIDE;
  const fits = (line: string): boolean => context.measureText(line).width <= width;
  const start = isRtl ? SIZE - SIDE : SIDE;
  const fill = (style: string, draw: () => void) => {
    context.fillStyle = style;
    draw();
  };
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  fill(colors.paper, () => context.fillRect(0, 0, SIZE, SIZE));
  fill(colors.ink2, () => {
    context.font = `400 ${TITLE}px ${plain}`;
    context.fillText(linesOf(title, fits, 1)[0] ?? '', start, 96);
  });
  const photo = document.querySelector<HTMLImageElement>('article img');
  if (number) {
    fill(colors.wheat, () => {
      context.save();
      context.translate(isRtl ? SIZE - SIDE - 30 : SIDE + 30, 240);
      context.scale(4, 4);
      // Reuses the page's kernel (Layout.astro).
      context.fill(new Path2D(document.getElementById('kernel')?.getAttribute('d') ?? ''));
      context.restore();
    });
    fill(colors.ink, () => {
      context.font = `700 96px ${display}`;
      context.fillText(number, isRtl ? start - 90 : start + 90, 236);
    });
  } else if (photo?.complete) {
    const side = Math.min(photo.naturalWidth, photo.naturalHeight);
    context.drawImage(photo, 0, 0, side, side, isRtl ? 0 : SIZE - PHOTO, 0, PHOTO, PHOTO);
  }

  let top = number ? 360 : PHOTO + LEAD;
  fill(colors.ink, () => {
    context.font = `700 ${LEAD}px ${display}`;
    for (const line of linesOf(lead, fits, 3)) {
      context.fillText(line, start, top);
      top += LEAD * 1.25;
    }
  });
  const room = SIZE - HILL - 60 - top;
  const size =
    SIZES.find((one) => {
      context.font = `400 ${one}px ${plain}`;
      return linesOf(text, fits).length * one * LEADING <= room;
    }) ?? SMALLEST;
  fill(colors.ink2, () => {
    context.font = `400 ${size}px ${plain}`;
    for (const line of linesOf(text, fits, Math.floor(room / (size * LEADING)))) {
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
