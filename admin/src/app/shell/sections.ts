import type { IconName } from '../../ui/icons.ts';

/** The eight entries of the specification, in its order (section 2, "Sidebar entry"), and the two tools that we add. */
export const SECTIONS = [
  { path: '/', text: 'dashboard', icon: 'services' },
  { path: '/gallery', text: 'gallery', icon: 'picture' },
  { path: '/admins', text: 'admins', icon: 'shield' },
  { path: '/jobs', text: 'jobRequests', icon: 'case' },
  { path: '/contacts', text: 'contacts', icon: 'phone' },
  { path: '/partners', text: 'partners', icon: 'hands' },
  { path: '/members', text: 'members', icon: 'people' },
  { path: '/backgrounds', text: 'backgrounds', icon: 'grid' },
] as const satisfies readonly { path: string; text: string; icon: IconName }[];

export const TOOLS = [
  { path: '/trash', text: 'trash', icon: 'trash' },
  { path: '/activity', text: 'activity', icon: 'history' },
] as const satisfies readonly { path: string; text: string; icon: IconName }[];

const PATHS: readonly string[] = [...SECTIONS, ...TOOLS].map(({ path }) => path);

/** The section that a path of the panel's router belongs to; the forms of the dashboard have paths beside it. */
export const sectionOf = (pathname: string): string => {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return PATHS.includes(first) ? first : '/';
};
