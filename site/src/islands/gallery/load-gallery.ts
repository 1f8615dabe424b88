import type { GalleryFile } from './model.ts';

const files = new Map<string, Promise<GalleryFile>>();

const read = async (address: string): Promise<GalleryFile> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
};

/** The gallery's file, asked for once by both islands of the page; after a failure the next call asks again. */
export const loadGallery = (address: string): Promise<GalleryFile> => {
  const known = files.get(address);
  if (known) return known;
  const file = read(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
};
