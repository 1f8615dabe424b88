/** `/` is index.html, `/about` is about.html, `/robots.txt` itself. */
export const fileOf = (address: string): string => {
  const name = address.slice(1);
  if (name === '') return 'index.html';
  return /\.\w+$/.test(name) ? name : `${name}.html`;
};

/** Returns the start of the last path segment: the item's id, if the page or file is an item's. */
export const itemIdIn = (address: string): string => address.slice(address.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';
