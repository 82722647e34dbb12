import { and, desc, eq } from 'drizzle-orm';
import { deskActs } from '../../database/schema/desk-acts.ts';
import type { DeskCommand } from '../frame/command.ts';
import { countOf, optionOf } from '../frame/read-input.ts';

export const actCommands: readonly DeskCommand[] = [
  {
    name: 'audit',
    area: 'Audit',
    summary: 'List who did what, the newest first',
    options: [
      { name: 'who', value: 'NAME', help: 'Of one member of staff' },
      { name: 'target', value: 'TEXT', help: 'To one thing, like "author 10000001"' },
      { name: 'most', value: 'N', help: 'How many at most; 50 without it' },
    ],
    async run({ db }, input) {
      const [who, target] = [optionOf(input, 'who'), optionOf(input, 'target')];
      const acts = await db
        .select()
        .from(deskActs)
        .where(and(who ? eq(deskActs.who, who) : undefined, target ? eq(deskActs.target, target) : undefined))
        .orderBy(desc(deskActs.id))
        .limit(countOf(input, 'most', 50));
      const rows = acts.map((act) => [act.at, act.who, act.command, act.target, act.outcome, act.detail]);
      return { data: acts, tables: [{ columns: ['at', 'who', 'command', 'target', 'outcome', 'detail'], rows }] };
    },
  },
];
