/** Look of a portrait: an arch. */
export const PORTRAIT = 'block w-full h-auto aspect-square rounded-[50%_50%_10px_10px] bg-green-200 object-cover object-[50%_20%]';
