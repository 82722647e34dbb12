import { render, screen } from '@testing-library/react';
import { BrowserRouter } from '../../host.ts';
import { BackBar, BackBarSheet } from './back-bar.tsx';

test('the bar names the way back and the page, the sheet is the main landmark', () => {
  render(
    <BrowserRouter>
      <BackBar to="/my-stories" backLabel="Back to My Stories" title="Apply for Contract">
        <span>Draft saved</span>
      </BackBar>
      <BackBarSheet>form</BackBarSheet>
    </BrowserRouter>,
  );
  expect(screen.getByRole('link', { name: 'Back to My Stories' })).toHaveAttribute('href', '/my-stories');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Apply for Contract');
  expect(screen.getByRole('banner')).toHaveTextContent('Draft saved');
  expect(screen.getByRole('main')).toHaveTextContent('form');
});
