import type { Counterpart } from '../ar/index.ts';
import type { thisMonth as arabic } from '../ar/this-month.ts';

export const thisMonth = {
  title: 'This month',
  description:
    'What to sow, tend and harvest now in {{country}}: by the Gregorian and the Coptic month with its saying, for each region, and the whole year in one table.',
  eyebrow: 'The field calendar',
  year: 'The farming year',
  correspondsTo: ', which is ',
  coptic: ' in the Coptic calendar.',
  sow: 'Sow',
  tend: 'Tend',
  harvest: 'Harvest',
  lines: {
    sow: 'Sow until {{end}}',
    tend: 'Harvest: {{span}}',
    growing: 'In the field for about {{months}}',
    harvest: 'Harvest until {{end}}',
  },
  more: 'The rest are in the table below',
  nothingAtAll: 'We have no checked dates for this time in this region yet. Ask an expert, or look at the crops of the season.',
  usual: {
    title: 'In their usual season',
    lead: 'Crops whose dates have not all been checked yet. They are listed by their usual season, which may differ on your land.',
    all: 'All crops of this season',
  },
  table: {
    title: 'The whole year in one table',
    lead: 'The dates are general and vary with region and variety. Growth periods are approximate. A Coptic month begins around the 10th of the Gregorian month above it.',
    now: 'The current month is framed.',
    crop: 'Crop',
    sow: 'sowing',
    tend: 'growth',
    harvest: 'harvest',
    all: 'All crops',
  },
  dueWork: { sow: '{{name}}: time to sow', tend: '{{name}}: time to tend', harvest: '{{name}}: time to harvest' },
  proverbs: {
    tut: '“Tout: irrigate, and let none pass.” Land left dry this month is not sown.',
    baba: '“Baba: come in and close the gate.” The cold begins.',
    hatour: '“Hator, father of scattered gold.” The gold is wheat seed, sown this month.',
    kiahk: '“Kiahk: your morning is your evening; rise from breakfast to make supper.” The days are at their shortest.',
    tuba: '“Toba makes a young woman stoop like an old one.” It is the coldest month.',
    amshir: '“Amshir, father of many storms.” It is the month of wind.',
    baramhat: '“Baramhat: go to the field and bring home.” Crops are ripe.',
    baramouda: '“Baramouda: beat with the flail.” Wheat is threshed.',
    bashans: '“Bashans sweeps the field clean.” The harvest is in.',
    baouna: '“Paona: carry and store provisions.” Grain goes into the store.',
    abib: '“Epep: in it the grapes turn sweet.” It is the season of grapes.',
    misra: '“Mesra: every stubborn canal runs.” The month of the Nile flood, before the High Dam.',
    nasie: '“If you missed Hator, wait until the year comes round.” In these days it does; Tout is next.',
  },
} satisfies Counterpart<typeof arabic>;
