import { COMPLETION_BONUS_TIERS } from '@myfiction/shared/contract/billing.ts';
import { flatten } from './campaign-texts.ts';
import en from './campaigns/writer-benefits/en.ts';
import es from './campaigns/writer-benefits/es.ts';
import { CONTRACT_FIGURES } from './contract-figures.ts';

test('a page of benefits promises what the contract and the bill pay, in both languages', () => {
  const { shares, minWords, reviewDays, completion } = CONTRACT_FIGURES;
  expect(completion.upTo).toBe(`$${(COMPLETION_BONUS_TIERS.at(-1)?.amountMinor ?? 0) / 100}`);
  for (const [texts, language, percent] of [
    [en, 'en', '%'],
    [es, 'es', '\u00a0%'],
  ] as const) {
    const said = Object.values(flatten(texts)).join('\n');
    const paid = [`${shares.exclusive}${percent}`, `${shares.open}${percent}`];
    const figures = [...paid, minWords.toLocaleString(language), `${reviewDays} d`];
    for (const figure of [...figures, completion.from, completion.upTo]) expect(said).toContain(figure);
  }
});
