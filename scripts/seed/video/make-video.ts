// Draws the two seed videos and their poster pictures from SVG frames: node make-video.ts (needs ffmpeg on the PATH).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const WIDTH = 960,
  HEIGHT = 540,
  FPS = 24,
  SECONDS = 8;
const WHEAT = ['#FBF5DC', '#F6D57D', '#E9AE2B', '#B9791B'] as const;
const GREEN = { black: '#0E3B27', dark: '#125034', deep: '#17663F', mid: '#3A8F52', light: '#6BAF5B', pale: '#A5CC74' };
const SOIL = { ink: '#0A2A1C', black: '#2A2019', dark: '#43301F', mid: '#6F4C30', light: '#A9794F' };
const NILE = { dark: '#1B5F78', mid: '#5BA7B4', pale: '#BFE0DC' };

const n = (value: number) => Math.round(value * 10) / 10;
const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;
const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
const disc = (x: number, y: number, radius: number, colour: string, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const ease = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
/** Two waves that both fit the film a whole number of times, so it loops without a jump. */
const sway = (t: number, phase: number) => Math.sin(4 * Math.PI * t - phase) + 0.35 * Math.sin(10 * Math.PI * t - 1.7 * phase);

function fan(x: number, y: number, bottom: number, from: number, to: number, count: number, colour: string, duty = 0.45): string {
  const step = (to - from) / count;
  const wedge = (_: unknown, i: number) => `M${x} ${y}L${n(from + i * step)} ${bottom}H${n(from + (i + duty) * step)}Z`;
  return fill(Array.from({ length: count }, wedge).join(''), colour);
}
function blade(x0: number, y0: number, x1: number, y1: number, width: number, bend: number, light: string, shade: string): string {
  const dx = x1 - x0,
    dy = y1 - y0;
  const mx = x0 + dx * 0.45 - dy * bend,
    my = y0 + dy * 0.45 + dx * bend;
  const tip = `${n(x1)} ${n(y1)}`,
    root = `${n(x0)} ${n(y0)}`,
    edge = `Q${n(mx + width * 2)} ${n(my)} ${root}Z`;
  return fill(`M${root}Q${n(mx - width * 2)} ${n(my)} ${tip}${edge}`, light) + fill(`M${root}Q${n(mx)} ${n(my)} ${tip}${edge}`, shade);
}
/** Pairs of kernels along an axis that leans and bends, with awns behind them. */
function ear(id: string, x: number, y: number, pairs: number, lean: number, bend: number, scale: number): string {
  let awns = '',
    kernels = '';
  for (let i = 0; i <= pairs; i++) {
    const t = i / pairs,
      angle = lean + bend * t,
      size = n(scale * (1 - 0.22 * t * t) * 100) / 100,
      turn = (angle * Math.PI) / 180;
    for (const side of i === pairs ? [0] : [-0.3, 0.3]) {
      const length = scale * (150 - 30 * t) * (0.9 + ((i * 7 + side * 10) % 5) / 25);
      awns += `M${n(x)} ${n(y)}l${n(Math.sin(turn + side) * length)} ${n(-Math.cos(turn + side) * length)}`;
    }
    kernels += `<use href="#${id}-${i === pairs ? 'k' : 'p'}" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${size})"/>`;
    x += Math.sin(turn) * 46 * scale;
    y -= Math.cos(turn) * 46 * scale;
  }
  return line(awns, WHEAT[1], 3) + kernels;
}
const page = (title: string, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><title>${title}</title><defs>${defs}</defs>${body}</svg>\n`;

function wheat(t: number, id = 'wheat-wind-poster'): string {
  const sunY = 440 - 200 * ease(t);
  const kernel = `<g id="${id}-k">${fill('M0 0C-20-14-21-44 0-72C21-44 20-14 0 0Z', WHEAT[1])}${fill('M0 0C20-14 21-44 0-72C6-44 6-16 0 0Z', WHEAT[2])}</g>`;
  const pair = `<g id="${id}-p"><use href="#${id}-k" transform="rotate(-29)"/><use href="#${id}-k" transform="rotate(29)"/></g>`;
  const small = `<g id="${id}-e">${line('M0 420Q-4 120 0-10', WHEAT[3], 10)}${ear(id, 0, 0, 6, 0, 16, 1.1)}</g>`;
  let body =
    `<rect width="1600" height="900" fill="url(#${id}-s)"/>` +
    disc(430, sunY, 262, WHEAT[2], 0.3) +
    disc(430, sunY, 196, WHEAT[2], 0.5) +
    disc(430, sunY, 132, WHEAT[1]);
  for (const [x, y, size] of [
    [0, 150, 1.2],
    [110, 106, 0.8],
    [180, 176, 0.6],
  ] as const)
    body += `<path transform="translate(${n(700 + x + 520 * t)} ${n(y - 60 * t + 6 * sway(t, x))}) scale(${size})" d="M0 0C10-16 26-22 44-18C34-12 26-6 20 2C30-2 40-2 52 4C36 8 22 12 12 10C6 10 2 6 0 0Z" fill="#fff"/>`;
  body +=
    fill('M0 462Q300 400 640 444T1600 424V620H0Z', GREEN.mid) +
    fill('M0 512Q420 456 900 492T1600 484V900H0Z', GREEN.deep) +
    `<g clip-path="url(#${id}-c)">${fan(560, 466, 900, -2200, 3400, 30, GREEN.dark)}</g>`;
  for (const [y, size, from, step] of [
    [560, 0.3, 30, 118],
    [650, 0.46, -30, 186],
    [740, 0.64, 60, 258],
  ] as const)
    for (let x = from, i = 0; x < 1640; x += step, i++)
      body += `<use href="#${id}-e" transform="translate(${x + ((i * 37) % 29)} ${y + ((i * 53) % 23)}) rotate(${n(3 + 6 * sway(t, x / 260))} 0 420) scale(${size})"/>`;
  body += fill('M0 840Q420 780 860 822T1600 800V900H0Z', GREEN.black);
  for (const [x, y, reach] of [
    [150, 600, -110],
    [330, 690, 130],
    [640, 700, -90],
    [960, 690, 120],
    [1210, 680, -120],
    [1460, 610, 120],
  ] as const)
    body += blade(x, 920, x + reach + 26 * sway(t, x / 260), y, 26, reach < 0 ? 0.16 : -0.16, GREEN.light, GREEN.mid);
  for (const [x, y, size] of [
    [230, 640, 1.15],
    [1370, 650, 1.2],
    [790, 640, 1.5],
  ] as const) {
    const push = sway(t, x / 260),
      tip = x + 14 + 24 * push;
    body += line(`M${x} 920Q${x} ${n((920 + y) / 2)} ${n(tip)} ${y}`, WHEAT[1], 13) + ear(id, tip, y, 7, 4 + 5 * push, 10 + 7 * push, size);
  }
  const sky = `<linearGradient id="${id}-s" x2="0" y2="1"><stop stop-color="${NILE.dark}"/><stop offset=".3" stop-color="${NILE.mid}"/><stop offset=".54" stop-color="#F9D3AE"/></linearGradient>`;
  return page(
    'Ears of wheat in a light wind',
    `${sky}<clipPath id="${id}-c"><path d="M0 512Q420 456 900 492T1600 484V900H0Z"/></clipPath>${kernel}${pair}${small}`,
    body,
  );
}

function drip(t: number, id = 'drip-line-poster'): string {
  const leaf = (side: number, open: number) =>
    `<g transform="scale(${side * open} ${open})">${fill('M0 10C-50 4-74-30-70-60C-36-56-14-34 0 10Z', GREEN.mid)}</g>`;
  const seedling = (open: number) =>
    leaf(1, open) +
    leaf(-1, open) +
    fill('M0 14C-34-20-34-66 0-100C34-66 34-20 0 14Z', GREEN.light) +
    fill('M0 14C34-20 34-66 0-100Z', GREEN.deep);
  let body =
    `<rect width="1600" height="900" fill="${NILE.pale}"/>` +
    disc(400, 250, 220, WHEAT[1], 0.35) +
    disc(400, 250, 150, WHEAT[1]) +
    fill('M0 350Q400 300 800 340T1600 322V480H0Z', GREEN.pale) +
    fill(
      'M54 362a36 31 0 0 1 72 0ZM126 364a24 21 0 0 1 48 0ZM1120 352a30 26 0 0 1 60 0ZM1188 354a22 19 0 0 1 44 0ZM1440 350a46 40 0 0 1 92 0Z',
      GREEN.mid,
    );
  body +=
    fill('M0 372Q800 340 1600 366V900H0Z', SOIL.light) +
    `<g clip-path="url(#${id}-c)">${fan(640, 346, 900, -2800, 4200, 30, SOIL.mid, 0.46)}</g>`;
  body += line([-2.8, -1.9, -1, 0, 1, 1.9, 2.8, 3.7].map((k) => `M640 352L${640 + k * 420} 900`).join(''), SOIL.ink, 9);
  for (let row = 0; row < 6; row++)
    for (const k of [-2.68, -1.8, -0.9, 0.1, 1.1, 2, 2.9, 3.8]) {
      const depth = 0.14 + 0.62 * (row / 5) ** 1.6,
        x = 640 + k * 420 * depth,
        size = (0.1 + depth) * (0.45 + 0.55 * ease(t * 1.4));
      if (x > -80 && x < 1680)
        body += `<use href="#${id}-t" transform="translate(${n(x)} ${n(352 + 408 * depth)}) scale(${n(size * 100) / 100})"/>`;
    }
  body +=
    fill('M0 742Q500 690 900 724T1600 700V900H0Z', SOIL.dark) +
    line('M0 800Q500 750 900 780T1600 760M0 860Q500 816 900 842T1600 826', SOIL.black, 7);
  const drippers = [
    [270, 664, 842, 0],
    [770, 668, 836, 0.37],
    [1296, 664, 820, 0.71],
  ] as const;
  drippers.forEach(([x, , ground], i) => {
    const grown = ease((t - 0.06 * i) * 1.15),
      wet = 70 + 60 * ease(t * 1.6),
      size = 0.5 + 1.15 * grown;
    body += `<ellipse cx="${x + 50}" cy="${ground}" rx="${n(wet)}" ry="${n(wet * 0.21)}" fill="${SOIL.black}"/>`;
    body += `<g transform="translate(${x + 124} ${ground - 44}) rotate(${n(2.5 * sway(t, i))}) scale(${n(size * 100) / 100})">${seedling(n(ease(grown * 1.6) * 100) / 100)}</g>`;
  });
  body += line('M-20 700Q420 644 820 676T1620 646', SOIL.ink, 40) + line('M-20 690Q420 634 820 666T1620 636', GREEN.deep, 9);
  for (const [x, y, ground, phase] of drippers) {
    const turn = (t * 6 + phase) % 1,
      swell = Math.min(1, turn / 0.45),
      fall = Math.max(0, (turn - 0.45) / 0.35),
      top = y + 54 + (ground - y - 90) * fall * fall;
    if (fall < 1)
      body += `<g transform="translate(${x} ${n(top)}) scale(${n(swell * 100) / 100})">${fill('M0 0C26 32 30 46 22 62C14 78-14 78-22 62C-30 46-26 32 0 0Z', NILE.mid)}${fill('M0 0C26 32 30 46 22 62C16 72 8 75 0 74C8 52 8 28 0 0Z', NILE.dark)}${line('M-10 46q0 10 6 14', '#fff', 5)}</g>`;
    else
      body += `<ellipse cx="${x}" cy="${ground}" rx="${n(20 + 200 * (turn - 0.8))}" ry="${n(5 + 44 * (turn - 0.8))}" fill="none" stroke="${NILE.pale}" stroke-width="6" opacity="${n(1 - (turn - 0.8) * 5)}"/>`;
    body +=
      `<rect x="${x - 26}" y="${y - 6}" width="52" height="56" rx="14" fill="#C4472B"/>` +
      fill(`M${x + 4} ${y - 6}h8a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14h-8Z`, '#97301D');
  }
  const defs = `<clipPath id="${id}-c"><path d="M0 372Q800 340 1600 366V900H0Z"/></clipPath><g id="${id}-t">${seedling(1)}</g>`;
  return page('Drops fall from a drip line and seedlings grow', defs, body);
}

async function film(file: string, frame: (t: number) => string, codec: string[]): Promise<void> {
  const out = fileURLToPath(new URL(file, import.meta.url));
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-v',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${WIDTH}x${HEIGHT}`,
      '-r',
      `${FPS}`,
      '-i',
      '-',
      '-an',
      '-vf',
      'scale=out_color_matrix=bt709',
      '-pix_fmt',
      'yuv420p',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      ...codec,
      out,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(ffmpeg, 'close');
  for (let i = 0; i < FPS * SECONDS; i++) {
    const pixels = await sharp(Buffer.from(frame(i / (FPS * SECONDS))))
      .resize(WIDTH, HEIGHT)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await closed) as [number];
  if (code !== 0) throw new Error(`ffmpeg failed for ${file}`);
}
writeFileSync(new URL('../art/wheat-wind-poster.svg', import.meta.url), wheat(0.6));
writeFileSync(new URL('../art/drip-line-poster.svg', import.meta.url), drip(0.6));
await film('wheat-wind.mp4', wheat, [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-crf',
  '31',
  '-movflags',
  '+faststart',
]);
await film('drip-line.webm', drip, ['-c:v', 'libvpx-vp9', '-crf', '30', '-b:v', '0', '-row-mt', '1']);
