import { expect, it } from 'vitest';
import { axeFindings } from '../../../testing/axe.ts';
import { stickingOut } from '../../../testing/sticking-out.ts';
import { withBrowser } from '../../../testing/visit.ts';
import { openPanel } from '../panel.ts';
import { show } from '../screens.ts';

const browser = withBrowser();

/** One screen of each kind: grids, a table, a form. `npm run test:panel` checks all of them, in every look. */
const SCREENS = [{ path: '/admin' }, { path: '/admin/admins' }, { path: '/admin/crops/newest', list: '/crops', isDialog: true }];

it('dashboard, admins and a form on a narrow telephone: axe finds nothing and nothing sticks out', async () => {
  const { page, complaints } = await openPanel(browser(), { locale: 'ar', theme: 'light', width: 360 }, '/admin/trash');
  const found: string[] = [];
  for (const screen of SCREENS) {
    await show(page, screen);
    found.push(...(await axeFindings(page, screen.path)), ...(await page.evaluate(stickingOut)));
  }
  expect([...found, ...complaints]).toEqual([]);
  await page.context().close();
});
