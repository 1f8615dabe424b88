/** The five kernels of the mark: where each one sits and how it leans. */
const KERNELS = [
  'translate(32 34)',
  'translate(29 50) rotate(-34)',
  'translate(35 50) rotate(34)',
  'translate(29 68) rotate(-38)',
  'translate(35 68) rotate(38)',
];

export const Mark = () => (
  <svg className="mark" viewBox="0 0 64 96" aria-hidden="true">
    <g fill="currentColor">
      {KERNELS.map((place) => (
        <path key={place} d="M0 0C-9-6-9.5-19 0-30C9.5-19 9-6 0 0Z" transform={place} />
      ))}
    </g>
    <path d="M32 38V94" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    <path className="mark-leaf" d="M32 92C20 92 12 86 8 76C20 74 30 80 32 92Z" />
  </svg>
);
