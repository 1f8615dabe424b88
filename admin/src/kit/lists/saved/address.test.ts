import { expect, it } from 'vitest';
import { filterIn, pageIn } from './address.ts';

it.each([
  ['?q=قمح&season=Winter&page=3', 'q=%D9%82%D9%85%D8%AD&season=Winter'],
  ['?climate-state=draft&climate-page=2&all=crops', 'climate-state=draft'],
  ['?sort=role&order=ASC', 'sort=role&order=ASC'],
  ['?q=&page=2', ''],
  ['', ''],
])('of %s the question is kept, and not the place in its answer', (search, filter) => expect(filterIn(search)).toBe(filter));

it.each([
  ['/', '/'],
  ['/crops/new', '/'],
  ['/jobs', '/jobs'],
  ['/jobs/abc', '/jobs'],
  ['/members/new', '/members'],
])('%s shows lists of %s', (pathname, page) => expect(pageIn(pathname)).toBe(page));
