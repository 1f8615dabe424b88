import { ITEM_KINDS, KINDS } from '@sanabel/contract/kinds/index';
import { describe, expect, it } from 'vitest';
import { kindWithTexts } from '../texts.ts';
import { listLayout, missingIn, requiredIn } from './layout.ts';

const namesOf = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name);

describe('the list of a declared kind', () => {
  it('has columns, filters and orders by its fields', () => {
    const { title, level, sign, places, person, date, filters, orders } = listLayout(kindWithTexts('alerts'));
    expect(title).toEqual({ ar: 'arabicTitle', en: 'title' });
    expect([level?.name, sign?.name, person, date]).toEqual(['level', 'type', null, null]);
    expect([places, filters, orders].map(namesOf)).toEqual([
      ['regions', 'crops'],
      ['type', 'regions', 'crops'],
      ['from', 'until'],
    ]);
  });

  it('shows a person with a date where it has no period', () => {
    const { level, places, person, date, filters } = listLayout(kindWithTexts('answers'));
    expect([level, person?.name, date?.name]).toEqual([null, 'member', 'date']);
    expect([places, filters].map(namesOf)).toEqual([
      ['crops', 'topic'],
      ['crops', 'topic', 'member'],
    ]);
  });

  it.each(ITEM_KINDS)('filters %s by what the server filters by', (name) => {
    const { filters } = listLayout(kindWithTexts(name));
    const single = filters.filter(({ type }) => type === 'choice');
    expect(namesOf(single).filter((field) => !(KINDS[name].sortable as readonly string[]).includes(field))).toEqual([]);
  });
});

describe('an item of a declared kind', () => {
  const { fields } = kindWithTexts('alerts');

  it('lacks what it cannot be published without, in the first language of a text', () => {
    const draft = { title: 'Frost', arabicTitle: '', type: 'frost', level: 'act', from: '', until: '', regions: '' };
    expect(namesOf(missingIn(fields, draft))).toEqual(['title', 'happens', 'steps', 'from', 'until', 'source']);
    const whole = Object.fromEntries(
      requiredIn(fields).flatMap(({ name }) => [
        [name, 'x'],
        [`arabic${name.charAt(0).toUpperCase()}${name.slice(1)}`, 'x'],
      ]),
    );
    expect(missingIn(fields, whole)).toEqual([]);
  });
});
