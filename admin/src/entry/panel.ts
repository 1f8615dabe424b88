/** Fetches the panel's code. The verification page calls it early: while the code is typed, the rest arrives. */
export const loadPanel = () => import('../panel/Panel.tsx');
