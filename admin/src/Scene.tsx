/** The fields at dusk, a drawing of the public site; it says nothing that the text does not. */
export const Scene = () => (
  <div className="scene">
    <img src="/art/scene-dusk.svg" width="1600" height="900" alt="" />
  </div>
);
