import type { IdImage } from '@myfiction/shared/contract/calls/application-files.ts';
import { FormToolsContext } from '@myfiction/shared/screen/form/form-tools.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { messages } from '../../../i18n/messages.ts';
import { IdImageField } from './id-image-field.tsx';

const sent: IdImage = { side: 'front', uploaded_at: '2026-11-21T20:00:00.000Z' };

function Field() {
  const [image, setImage] = useState<IdImage | undefined>(sent);
  return (
    <FormToolsContext value={{ errorAt: () => undefined, leave: jest.fn() }}>
      <IdImageField
        storyId="01930000-0000-7000-8000-000000000001"
        side="front"
        label="Photo"
        image={image}
        onSent={setImage}
        onDeleted={() => setImage(undefined)}
      />
    </FormToolsContext>
  );
}

it('keeps the keyboard at the photo when that is deleted', async () => {
  const page = renderPage(<Field />, { messages, apiHandlers: { 'application/deleteId': () => ({}) } });
  (await screen.findByRole('button', { name: 'Delete' })).focus();
  await page.person.keyboard('{Enter}');
  within(screen.getByRole('dialog', { name: 'Delete this photo?' }))
    .getByRole('button', { name: 'Delete' })
    .focus();
  await page.person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose' })).toHaveFocus());
});

it('deletes no photo before it has asked', async () => {
  const page = renderPage(<Field />, { messages, apiHandlers: {} });
  await page.person.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('dialog', { name: 'Delete this photo?' });
  await page.person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  expect(page.api.calls).toEqual([]);
});
