import { asc, eq } from 'drizzle-orm';
import { announceWinners, type Winner } from '../../activities/announce-winners.ts';
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
        .where(eq(activityEntries.campaign, argumentOf(input, CAMPAIGN.name)))
        .orderBy(asc(activityEntries.enteredAt), asc(activityEntries.storyId));
      const rows = items.map(({ story, title, author, category, since }) => [story, title, author, category, since]);
      const columns = ['story', 'title', 'author', 'category', 'since'];
      return { data: items, tables: [{ columns, rows, empty: 'No story has entered.' }] };
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

function winnersOf(input: DeskInput): Winner[] {
  return (optionOf(input, 'winner') ?? '').split('\n').map((given) => {
    const [, storyId, prize] = /^([0-9a-f-]{36})=(.+)$/i.exec(given) ?? [];
    if (!storyId || !prize) throw new DeskError('usage', `--winner is like 3f0c…-…=First prize, not "${given}".`);
    return { storyId: storyId.toLowerCase(), prize, note: '' };
  });
}
