import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { hasLayer } from '../../host/router/ask-layers.ts';
import { stepBack } from '../../testing/step-back.ts';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu-types.ts';

const setUp = () => {
  const edited = jest.fn();
  const removed = jest.fn();
  const items: MenuItem[] = [
    { key: 'edit', label: 'Edit', onSelect: edited },
    {
      key: 'legal',
      label: 'Legal',
      submenu: [
        { key: 'terms', label: 'Terms and Conditions', href: '/legal/terms-and-conditions', external: true },
        { key: 'privacy', label: 'Privacy Policy', href: '/legal/privacy-policy', external: true },
      ],
    },
    'divider',
    { key: 'settings', label: 'Settings', to: '/setting' },
    { key: 'remove', label: 'Remove', danger: true, disabled: true, note: 'Too many.', onSelect: removed },
  ];
  render(
    <MemoryRouter>
      <Menu
        items={items}
        trigger={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
      />
    </MemoryRouter>,
  );
  return { edited, removed, trigger: screen.getByRole('button', { name: 'More' }), user: userEvent.setup() };
};

const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });

test('opens by click with the focus on the first entry, named by its button', async () => {
  const { trigger, user } = setUp();
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'More' })).toBeInTheDocument();
  expect(item('Edit')).toHaveFocus();
});

test('arrow keys go round, letters jump, Escape closes and gives the focus back', async () => {
  const { trigger, user } = setUp();
  trigger.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(item('Settings')).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(item('Edit')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('Remove')).toHaveFocus();
  await user.keyboard('l');
  expect(item('Legal')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('a shortcut of the browser is none of its letters', async () => {
  const { trigger, user } = setUp();
  await user.click(trigger);
  await user.keyboard('{Control>}r{/Control}');
  expect(item('Edit')).toHaveFocus();
});

test('a step back closes it and gives the focus back', async () => {
  const { trigger, user } = setUp();
  await user.click(trigger);
  act(stepBack);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  expect(hasLayer(true)).toBe(false);
});

test('an entry acts once, with the focus already back on the button', async () => {
  const { edited, trigger, user } = setUp();
  edited.mockImplementation(() => expect(trigger).toHaveFocus());
  await user.click(trigger);
  await user.keyboard('{Enter}');
  expect(edited).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a disabled entry can be reached and says why, but does nothing', async () => {
  const { removed, trigger, user } = setUp();
  await user.click(trigger);
  expect(item('Remove')).toHaveAttribute('aria-disabled', 'true');
  expect(item('Remove')).toHaveAccessibleDescription('Too many.');
  await user.click(item('Remove'));
  expect(removed).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test('a submenu opens to the right, closes to the left, and its links leave the tab', async () => {
  const { trigger, user } = setUp();
  await user.click(trigger);
  await user.keyboard('l{ArrowRight}');
  const terms = item(/Terms and Conditions/);
  expect(terms).toHaveFocus();
  expect(terms).toHaveAttribute('target', '_blank');
  expect(terms).toHaveAttribute('rel', 'noopener noreferrer');
  expect(terms).toHaveAccessibleName('Terms and Conditions (opens in a new tab)');
  await user.keyboard('{ArrowLeft}');
  expect(item('Legal')).toHaveFocus();
  expect(screen.queryByRole('menuitem', { name: /Privacy/ })).not.toBeInTheDocument();
  expect(item('Edit')).toBeInTheDocument();
});

test('one submenu is open at a time', async () => {
  const submenu = (key: string, entry: string): MenuItem => ({
    key,
    label: key,
    submenu: [{ key: entry, label: entry, onSelect: () => undefined }],
  });
  render(
    <Menu
      items={[submenu('Move', 'Up'), submenu('Volume', 'Spring')]}
      trigger={(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(item('Move'));
  expect(item('Up')).toHaveFocus();
  await user.click(item('Volume'));
  expect(item('Spring')).toHaveFocus();
  expect(screen.queryByRole('menuitem', { name: 'Up' })).not.toBeInTheDocument();
});

test('a submenu that would end below the window begins as much higher', async () => {
  const box = { ...new DOMRect(), right: 0, bottom: window.innerHeight + 92 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const { trigger, user } = setUp();
  await user.click(trigger);
  await user.keyboard('l{ArrowRight}');
  expect(screen.getByRole('menu', { name: 'Legal' }).parentElement).toHaveStyle({ top: '-100px' });
  jest.restoreAllMocks();
});

test('a submenu is no longer than the window, and breaks names that authors give', () => {
  const css = readFileSync(join(__dirname, 'menu.module.css'), 'utf8');
  const ruleOf = (selector: string) => css.split(`${selector} {`)[1]?.split('}')[0];
  expect(ruleOf('\n  .submenu:not(:has(.submenu))')).toContain('overflow: hidden auto;');
  expect(ruleOf('\n.submenu .label')).toContain('overflow-wrap: anywhere;');
});

test('a press elsewhere and Tab close it', async () => {
  const { trigger, user } = setUp();
  await user.click(trigger);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(trigger);
  await user.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('asks for its entries when it opens, and a touch beside a sheet only closes it', async () => {
  const items = jest.fn((): MenuItem[] => [{ key: 'edit', label: 'Edit', onSelect: () => undefined }]);
  const user = userEvent.setup();
  render(
    <Menu
      items={items}
      sheetTitle="A House With No Clocks"
      trigger={(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
    />,
  );
  expect(items).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('A House With No Clocks')).toBeInTheDocument();
  const around = screen.getByRole('menu').closest('[popover]');
  if (!around) throw new Error('The menu stands in no popover.');
  fireEvent.click(around);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('says which of several is chosen and what is on, to eyes and to screen readers', async () => {
  const sorted = jest.fn();
  const user = userEvent.setup();
  render(
    <Menu
      items={[
        { key: 'newest', label: 'Newest first', chosen: true, onSelect: jest.fn() },
        { key: 'oldest', label: 'Oldest first', chosen: false, onSelect: sorted },
        'divider',
        { key: 'underline', label: 'Underline', icon: <svg />, checked: true, onSelect: jest.fn() },
        { key: 'strike', label: 'Strikethrough', icon: <svg />, checked: false, onSelect: jest.fn() },
      ]}
      trigger={(props) => (
        <button type="button" {...props}>
          Order
        </button>
      )}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Order' }));
  const newest = screen.getByRole('menuitemradio', { name: 'Newest first', checked: true });
  const oldest = screen.getByRole('menuitemradio', { name: 'Oldest first', checked: false });
  const underline = screen.getByRole('menuitemcheckbox', { name: 'Underline', checked: true });
  const strike = screen.getByRole('menuitemcheckbox', { name: 'Strikethrough', checked: false });
  expect([newest, oldest, underline, strike].map((row) => row.querySelectorAll('svg').length)).toEqual([1, 0, 2, 1]);
  expect(newest).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(sorted).toHaveBeenCalledTimes(1);
});

test('closes by the Back of a system that tells of it', async () => {
  const watchers: EventTarget[] = [];
  const destroy = jest.fn();
  window.CloseWatcher = class extends EventTarget {
    destroy = destroy;
    constructor() {
      super();
      watchers.push(this);
    }
  };
  const { trigger, user } = setUp();
  expect(watchers).toEqual([]);
  await user.click(trigger);
  act(() => void watchers[0]?.dispatchEvent(new Event('close')));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  expect(destroy).toHaveBeenCalledTimes(1);
  delete window.CloseWatcher;
});
