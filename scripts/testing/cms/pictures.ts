import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Size {
  width?: number;
  height?: number;
}

const gradient = ({ width = 160, height = 120 }: Size) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="#17663f"/><stop offset="1" stop-color="#e9ae2b"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/><circle cx="60%" cy="40%" r="25%" fill="#b23a22"/></svg>`,
    ),
  );

export const png = (size: Size = {}): Promise<Buffer> => gradient(size).png().toBuffer();
export const webp = (size: Size = {}): Promise<Buffer> => gradient(size).webp().toBuffer();
export const gif = (size: Size = {}): Promise<Buffer> => gradient(size).gif().toBuffer();
/** A photograph with GPS data, as phones make them. */
export const jpegWithLocation = (size: Size = {}): Promise<Buffer> =>
  gradient(size)
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 47/1 0/1' }, IFD0: { Artist: 'canary-artist' } })
    .toBuffer();

const chunk = (type: string, content: Buffer): Buffer => {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), content])];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
/** A black PNG of one bit a pixel: some kilobytes in any shape. */
export const blackPng = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 });
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

export const form = (fields: Record<string, unknown>, files: Record<string, Buffer> = {}): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  for (const [name, bytes] of Object.entries(files)) data.set(name, new Blob([new Uint8Array(bytes)]), `${name}.bin`);
  return data;
};
