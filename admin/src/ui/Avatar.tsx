import './avatar.css';

/** A person's initial in a kernel. Three tints in turn, so that neighbours in a list differ; a picture where there is one. */
export const Avatar = ({ name, turn, picture, className = '' }: { name: string; turn: number; picture?: string; className?: string }) => (
  <span className={`avatar tint-${turn % 3} ${className}`} aria-hidden="true">
    {picture ? <img src={picture} alt="" loading="lazy" width="44" height="44" /> : ([...name.trim()][0] ?? '؟').toUpperCase()}
  </span>
);
