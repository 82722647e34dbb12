import { asc, eq } from 'drizzle-orm';
import { announceWinners, type Winner } from '../../activities/announce-winners.ts';
import type { Database } from '../../database/connect.ts';
import { activityEntries } from '../../database/schema/activities.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import type { DeskCommand, DeskInput } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
import { argumentOf, optionOf } from '../frame/read-input.ts';

const CAMPAIGN = { name: 'CAMPAIGN', help: 'name of its folder, like love-story-contest' };

export const contestCommands: readonly DeskCommand[] = [
  {
    name: 'contest entries',
    area: 'Contests',
    summary: 'List the stories that have entered a contest, the first to enter first',
    arguments: [CAMPAIGN],
    async run({ db }, input) {
      const campaign = argumentOf(input, CAMPAIGN.name);
      const items = await db
        .select({
          story: activityEntries.storyId,
          title: stories.title,
          author: users.penName,
          category: activityEntries.category,
          since: activityEntries.enteredAt,
        })
        .from(activityEntries)
        .innerJoin(stories, eq(stories.id, activityEntries.storyId))
        .innerJoin(users, eq(users.uid, activityEntries.uid))
        .where(eq(activityEntries.campaign, campaign))
        .orderBy(asc(activityEntries.enteredAt), asc(activityEntries.storyId));
      const rows = items.map(({ story, title, author, category, since }) => [story, title, author, category, since]);
      const columns = ['story', 'title', 'author', 'category', 'since'];
      const empty = items.length > 0 ? '' : await nobodyEntered(db, campaign);
      return { data: items, tables: [{ columns, rows, empty }] };
    },
  },
  {
    name: 'contest winners',
    area: 'Contests',
    summary: 'Name the winners of a contest and tell them; what was announced before is replaced',
    arguments: [CAMPAIGN],
    options: [
      {
        name: 'winner',
        value: 'STORY=PRIZE',
        help: 'A winner, the first prize first',
        required: true,
        multiple: true,
      },
    ],
    question: (input) => `Announce the winners of ${argumentOf(input, CAMPAIGN.name)}? They are told at once.`,
    async run({ db, now }, input) {
      const campaign = argumentOf(input, CAMPAIGN.name);
      const winners = winnersOf(input);
      await announceWinners(db, campaign, winners, now);
      return { data: { campaign, winners }, target: `contest ${campaign}`, done: 'Announced, and told.' };
    },
  },
];

/** The name may be mistyped: of a contest the server knows no more than who has entered it. */
async function nobodyEntered(db: Database, campaign: string): Promise<string> {
  const entered = await db
    .selectDistinct({ name: activityEntries.campaign })
    .from(activityEntries)
    .orderBy(asc(activityEntries.campaign));
  const names = entered.map(({ name }) => name).join(', ');
  return `No story has entered ${campaign}.${names && ` Stories have entered: ${names}.`}`;
}

function winnersOf(input: DeskInput): Winner[] {
  return (optionOf(input, 'winner') ?? '').split('\n').map((given) => {
    const [, storyId, prize] = /^([0-9a-f-]{36})=(.+)$/i.exec(given) ?? [];
    if (!storyId || !prize) throw new DeskError('usage', `--winner is like 3f0c…-…=First prize, not "${given}".`);
    return { storyId: storyId.toLowerCase(), prize, note: '' };
  });
}
