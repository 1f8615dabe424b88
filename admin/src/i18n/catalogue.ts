/** Every text of the app. Both languages have this shape, so a missing or surplus key does not compile. */
export interface Catalogue {
  panel: string;
  title: string;
  language: string;
  heading: string;
  lead: string;
  meanwhile: string;
  visitSite: string;
  health: string;
}
