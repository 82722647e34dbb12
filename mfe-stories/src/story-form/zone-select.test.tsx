import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { messages } from '../i18n/messages.ts';
import { messages as storyFormMessages } from './i18n/messages.ts';
import { ZoneSelect } from './zone-select.tsx';

function Form({ stored }: { stored: string }) {
  const [zone, setZone] = useState(stored);
  const [title, setTitle] = useState('');
  return (
    <>
      <input aria-label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <ZoneSelect value={zone} onChange={setZone} />
    </>
  );
}

const open = (stored: string) =>
  renderPage(<Form stored={stored} />, { path: '/form', paths: ['/form'], messages: [messages, storyFormMessages] });

it('shows a stored zone, an older name of one too, and lets the author choose another', async () => {
  const { person } = open('Asia/Calcutta');
  const select = await screen.findByRole<HTMLSelectElement>('combobox');
  expect(select.selectedOptions[0]?.label).toBe('Asia / Calcutta (GMT+5:30)');
  await person.selectOptions(select, 'Africa/Lagos');
  expect(select.selectedOptions[0]?.label).toBe('Africa / Lagos (GMT+1)');
  expect(select.options.length).toBeGreaterThan(300);
});

it('asks for the zones once, however much is typed and chosen', async () => {
  const { person } = open('Europe/London');
  const select = await screen.findByRole('combobox');
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  await person.type(screen.getByLabelText('Title'), 'Moon');
  await person.selectOptions(select, 'Africa/Lagos');
  expect(select).toHaveValue('Africa/Lagos');
  expect(format).not.toHaveBeenCalled();
});
