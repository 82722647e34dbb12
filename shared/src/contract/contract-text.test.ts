import { CONTRACT_OFFERS, OFFER_TERMS } from './application-options.ts';
import { contractText } from './contract-text.ts';

const parties = { author: 'Noor Valdez', story: 'His Borrowed Sunday' };
const textOf = (offer: (typeof CONTRACT_OFFERS)[number]) =>
  contractText(offer, parties)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n');

it.each(CONTRACT_OFFERS)('the text of the %s contract says its terms and its parties', (offer) => {
  const { termYears, sharePercent, monthlyWords, noticeDays, elsewhere } = OFFER_TERMS[offer];
  const text = textOf(offer);
  expect(text).toContain(`for ${termYears} years`);
  expect(text).toContain(`${sharePercent}% of the net revenue`);
  expect(text).toContain(`${monthlyWords.toLocaleString('en')} words of the work a month`);
  expect(text).toContain(`${noticeDays} days’ notice`);
  expect(text).toContain('“His Borrowed Sunday”');
  expect(text.includes('may publish the work elsewhere')).toBe(elsewhere);
});
