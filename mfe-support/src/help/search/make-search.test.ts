import { loadArticles } from '../load-articles.ts';
import { makeSearch, type Search } from './make-search.ts';
import { markTerms } from './mark-terms.ts';

let search: Search;
beforeAll(async () => {
  search = makeSearch(await loadArticles('en'));
});

test.each([
  ['payment failed', 'payment-failed'],
  ['my paymnet faild', 'payment-failed'],
  ['when do I get paid', 'when-paid'],
  ['when is payday', 'when-paid'],
  ['how to schedule a chapter', 'schedule-chapter'],
  ['schedul chaptr', 'schedule-chapter'],
  ['how do I apply for a contract', 'apply-contract'],
  ['aply contract', 'apply-contract'],
  ['contract status meaning', 'contract-statuses'],
  ['exclusive or non-exclusive', 'contract-offers'],
  ['change pen name', 'pen-name'],
  ['forgot my password', 'choose-password'],
  ['verification code not received', 'verification-code'],
  ['verifcation code expred', 'verification-code'],
  ['how to delete a chapter', 'trash'],
  ['restore deleted chapter', 'trash'],
  ['upload a cover', 'cover'],
  ['tax form w-8ben', 'tax-form'],
  ['how long can a chapter be', 'word-count'],
  ['publish my first chapter', 'publish-chapter'],
  ['completion bonus', 'completion-bonus'],
  ['complition bonus', 'completion-bonus'],
  ['lost my text offline', 'saving-offline'],
  ['import from word', 'import-chapters'],
  ['delete my account', 'delete-account'],
  ['block a reader', 'block-reader'],
  ['paypal', 'payment-info'],
  ['export my story', 'export-story'],
  ['6001001', 'inappropriate-words'],
])('“%s” finds %s first', (question, slug) => {
  expect(search(question)[0]?.article.slug).toBe(slug);
});

test('finds nothing for what is no question', () => {
  expect(search('qqqzzzxxx')).toEqual([]);
  expect(search('')).toEqual([]);
});

test.each([
  ['pago fallido', 'payment-failed'],
  ['programar capitulo', 'schedule-chapter'],
  ['cambiar seudónimo', 'pen-name'],
  ['contraseña', 'choose-password'],
  ['cuando me pagan', 'when-paid'],
])('in Spanish “%s” finds %s first', async (question, slug) => {
  expect(makeSearch(await loadArticles('es'))(question)[0]?.article.slug).toBe(slug);
});

test('marks the found words, also where they were typed differently', () => {
  const [hit] = search('schedul chaptr');
  expect(markTerms(hit?.article.title ?? '', hit?.terms ?? [])).toEqual([
    { text: 'How to ', marked: false },
    { text: 'schedule', marked: true },
    { text: ' a ', marked: false },
    { text: 'chapter', marked: true },
  ]);
});
