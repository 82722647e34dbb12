import { areaProps } from '@myfiction/shared/host.ts';
import { areaOf } from './area-of.ts';

const FEEDBACK = 'https://feedback.example/form?app=1';

function clickedIn(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('b') ?? document.body;
}

test.each([
  ['/my-stories/book-info', 'create_story', undefined],
  ['/my-stories', 'all_stories', undefined],
  ['/my-stories/detail?id=s1', 'manage_story', 's1'],
  ['/my-stories/chapter/new?story=s1', 'add_chapter', 's1'],
  ['/help-center', 'help_center', undefined],
  ['/legal/privacy-policy', 'privacy', undefined],
  ['https://feedback.example/form?app=1&uid=7', 'feedback', undefined],
  ['mailto:support@example.com', 'contact_us', undefined],
  ['https://www.facebook.com/studio', 'facebook', undefined],
  ['https://instagram.com/studio', 'instagram', undefined],
  ['https://x.com/studio', 'twitter', undefined],
])('a link to %s is %s', (href, area, storyId) => {
  expect(areaOf(clickedIn(`<a href="${href}"><b>Go</b></a>`), FEEDBACK)).toEqual({ area, storyId });
});

test.each(['/comments', 'https://example.org/', 'https://notfacebook.com/', '/my-stories/book-info/7'])(
  'a link to %s is not counted',
  (href) => {
    expect(areaOf(clickedIn(`<a href="${href}"><b>Go</b></a>`), FEEDBACK)).toBeUndefined();
  },
);

test('a place that is marked says what it is', () => {
  const marks = Object.entries(areaProps('ad_picture', 's1'))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  expect(areaOf(clickedIn(`<button ${marks}><b>Look</b></button>`), '')).toEqual({ area: 'ad_picture', storyId: 's1' });
});
