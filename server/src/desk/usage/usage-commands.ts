import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { areaUses, errorCounts, newAuthorFunnel, pageViews } from '../../analytics/report.ts';
import type { DeskCommand } from '../frame/command.ts';
import { countOf } from '../frame/read-input.ts';

export const usageCommands: readonly DeskCommand[] = [
  {
    name: 'usage',
    area: 'Usage',
    summary: 'Show page views, the way of new authors, errors and counted places',
    options: [{ name: 'days', value: 'N', help: 'Of the last days; 7 without it' }],
    async run({ db, now }, input) {
      const to = new Date(now.getTime() + 1);
      const span = { from: new Date(now.getTime() - countOf(input, 'days', 7) * DAY_MS), to };
      // One after the other: a command has one connection.
      const pages = await pageViews(db, span);
      const funnel = await newAuthorFunnel(db, span);
      const errors = await errorCounts(db, span);
      const areas = await areaUses(db, span);
      const tables = [
        {
          columns: ['page', 'views', 'browsers'],
          rows: pages.map(({ page, views, browsers }) => [page, views, browsers]),
          empty: 'No page was seen.',
        },
        { columns: ['step of a new author', 'browsers'], rows: funnel.map(({ step, browsers }) => [step, browsers]) },
        {
          columns: ['error', 'call', 'code', 'times', 'browsers'],
          rows: errors.map(({ event, api, code, times, browsers }) => [event, api, code, times, browsers]),
          empty: 'No errors.',
        },
        {
          columns: ['place', 'uses', 'browsers'],
          rows: areas.map(({ area, uses, browsers }) => [area, uses, browsers]),
          empty: 'No counted place was used.',
        },
      ];
      return { data: { pages, funnel, errors, areas }, tables };
    },
  },
];
