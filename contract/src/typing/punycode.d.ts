/** The package has no types. Its bare name would load Node's own deprecated module. */
declare module 'punycode/punycode.js' {
  const punycode: { toUnicode(domain: string): string };
  export default punycode;
}
