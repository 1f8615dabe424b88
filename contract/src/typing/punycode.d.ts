/** The package has no types, and by its bare name Node would give its own deprecated module. */
declare module 'punycode/punycode.js' {
  const punycode: { toUnicode(domain: string): string };
  export default punycode;
}
