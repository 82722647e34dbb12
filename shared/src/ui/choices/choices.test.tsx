import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { RadioCard } from './radio-card.tsx';
import { Segmented } from './segmented.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';

test('a checkbox is toggled by its label and shows a mixed state', async () => {
  const changed = jest.fn();
  render(
    <Checkbox checked={false} indeterminate onChange={changed}>
      Select all
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  await userEvent.setup().click(screen.getByText('Select all'));
  expect(changed).toHaveBeenCalledWith(true);
});

test('a switch has its own role, name and description', async () => {
  const changed = jest.fn();
  render(<Switch checked onChange={changed} label="Write offline" help="Keep drafts on this device." />);
  const control = screen.getByRole('switch', { name: 'Write offline' });
  expect(control).toBeChecked();
  expect(control).toHaveAccessibleDescription('Keep drafts on this device.');
  control.focus();
  await userEvent.setup().keyboard(' ');
  expect(changed).toHaveBeenCalledWith(false);
});

test('a radio card is chosen by any part of it', async () => {
  const chosen = jest.fn();
  render(<RadioCard checked={false} onChange={chosen} title="Night" description="Dark paper" name="theme" />);
  expect(screen.getByRole('radio', { name: 'Night' })).toHaveAccessibleDescription('Dark paper');
  await userEvent.setup().click(screen.getByText('Dark paper'));
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('segments are one named group of radio buttons', async () => {
  const chosen = jest.fn();
  const options = [
    { value: 'ongoing', label: 'Ongoing', count: 1204 },
    { value: 'completed', label: 'Completed' },
  ] as const;
  render(<Segmented label="Story filter" value="ongoing" onChange={chosen} options={options} />);
  expect(screen.getByRole('radiogroup', { name: 'Story filter' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Ongoing\s*1,204/ })).toBeChecked();
  await userEvent.setup().click(screen.getByText('Completed'));
  expect(chosen).toHaveBeenCalledWith('completed');
});

type Key = 'chapters' | 'details' | 'readers';
const ITEMS: readonly { key: Key; label: string }[] = [
  { key: 'chapters', label: 'Chapters' },
  { key: 'details', label: 'Story details' },
  { key: 'readers', label: 'Readers' },
];

function ThreeTabs() {
  const [value, setValue] = useState<Key>('chapters');
  return <Tabs value={value} onChange={setValue} items={ITEMS} panelId="panel" />;
}

test('tabs are one stop; arrows go round, Home and End jump, and each chooses', async () => {
  render(<ThreeTabs />);
  const user = userEvent.setup();
  const selected = () => screen.getByRole('tab', { selected: true });
  await user.tab();
  expect(selected()).toHaveFocus();
  expect(selected()).toHaveAttribute('aria-controls', 'panel');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toHaveAccessibleName('Story details');
  expect(selected()).toHaveFocus();
  await user.keyboard('{End}');
  expect(selected()).toHaveAccessibleName('Readers');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toHaveAccessibleName('Chapters');
  await user.keyboard('{ArrowLeft}');
  expect(selected()).toHaveAccessibleName('Readers');
  await user.keyboard('{Home}');
  expect(selected()).toHaveAccessibleName('Chapters');
  await user.tab();
  expect(document.body).toHaveFocus();
});

test.each(['Alt', 'Meta'])(
  '%s and an arrow are the browser’s steps through the history, not those between tabs',
  async (key) => {
    render(<ThreeTabs />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(`{${key}>}{ArrowRight}{/${key}}`);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Chapters');
  },
);

describe('where the row is wider than the screen', () => {
  beforeEach(() => {
    const of = (key: 'offsetLeft' | 'offsetWidth', value: number) =>
      jest.spyOn(HTMLElement.prototype, key, 'get').mockReturnValue(value);
    of('offsetLeft', 400);
    of('offsetWidth', 100);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  });
  afterEach(() => jest.restoreAllMocks());

  test('the chosen tab is in view', () => {
    render(<Tabs value="readers" onChange={() => undefined} items={ITEMS} />);
    expect(screen.getByRole('tablist').scrollLeft).toBe(300);
  });

  test('so is the chosen segment', () => {
    const options = ITEMS.map(({ key, label }) => ({ value: key, label }));
    render(<Segmented label="Part" value="readers" onChange={() => undefined} options={options} />);
    expect(screen.getByRole('radiogroup').scrollLeft).toBe(300);
  });
});
