import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ApplicationKind } from '../../contract/application-status.ts';
import type { ApplicationStatus } from './application-phase.ts';
import { ApplicationStatusLink } from './application-status-link.tsx';

const show = (kind: ApplicationKind, status: ApplicationStatus) =>
  render(
    <MemoryRouter>
      <ApplicationStatusLink kind={kind} status={status} to="/there" />
    </MemoryRouter>,
  );

// The specification's point 4, word for word, with the glyph and tone of the visual language.
test.each([
  ['contract', 0, 'Apply for Contract', 'dashed', 'neutral'],
  ['contract', 10, 'Draft', 'empty', 'neutral'],
  ['contract', 20, 'Check Review Process', 'half', 'amber'],
  ['contract', 21, 'Check Review Process', 'half', 'amber'],
  ['contract', 22, 'Preparing a Contract', 'three-quarters', 'blue'],
  ['contract', 30, 'View Contract Information', 'full-check', 'green'],
  ['contract', 31, 'Contract Terminated', 'slashed', 'brick'],
  ['pay-to-read', 0, 'Apply for Pay-to-Read', 'dashed', 'neutral'],
  ['pay-to-read', 10, 'Draft', 'empty', 'neutral'],
  ['pay-to-read', 20, 'View Pay-to-Read Process', 'half', 'amber'],
  ['pay-to-read', 21, 'View Pay-to-Read Process', 'half', 'amber'],
  ['pay-to-read', 22, 'View Pay-to-Read Information', 'full-check', 'green'],
  ['completion', 0, 'Apply for Completion', 'dashed', 'neutral'],
  ['completion', 10, 'Draft', 'empty', 'neutral'],
  ['completion', 20, 'View Completion Process', 'half', 'amber'],
  ['completion', 21, 'View Completion Process', 'half', 'amber'],
] as const)('%s %i reads "%s"', (kind, status, label, phase, tone) => {
  const { container } = show(kind, status);
  const link = screen.getByRole('link', { name: label });
  expect(link).toHaveAttribute('href', '/there');
  expect(link).toHaveClass(tone);
  expect(container.querySelector('[data-phase]')).toHaveAttribute('data-phase', phase);
});

test('completion 22 has no label and shows nothing', () => {
  const { container } = show('completion', 22);
  expect(container).toBeEmptyDOMElement();
});
