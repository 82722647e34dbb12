import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { changeLanguage } from '@myfiction/shared/host.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { describeSchedule } from './describe-schedule.ts';

const schedule = { mode: 'weekly', weekdays: [5, 1], time: '18:00', zone: 'UTC' } as const;

function Schedule({ changes }: { changes: Partial<StoryFields['schedule']> }) {
  const t = useText();
  const language = useLanguage();
  return <p>{describeSchedule({ ...schedule, weekdays: [...schedule.weekdays], ...changes }, t, language)}</p>;
}

it.each([
  ['en', {}, /^Updates Mon and Fri at 6:00\sPM\.$/],
  ['en', { zone: 'America/New_York' }, /^Updates Mon and Fri at 6:00\sPM \(America\/New York\)\.$/],
  ['es', {}, /^Se actualiza los lun y vie, 18:00 h\.$/],
  ['es', { zone: 'America/New_York' }, /^Se actualiza los lun y vie, 18:00 h \(America\/New York\)\.$/],
  ['es', { weekdays: [1, 2, 3, 4, 5, 6, 7] }, /^Se actualiza cada día, 18:00 h\.$/],
])('by the clock of the story, in %s with %j', async (language, changes, text) => {
  await changeLanguage(language);
  renderPage(<Schedule changes={changes} />, { messages });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
