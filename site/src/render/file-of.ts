/** `/` is index.html, `/about` is about.html, `/robots.txt` itself. */
export const fileOf = (address: string): string => {
  const name = address.slice(1);
  if (name === '') return 'index.html';
  return /\.\w+$/.test(name) ? name : `${name}.html`;
};
