import { render, screen } from '@testing-library/react';
import { ShellErrorBoundary } from './shell-error-boundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('a crash of the shell shows a page that can be reloaded', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ShellErrorBoundary>
      <Broken />
    </ShellErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});
