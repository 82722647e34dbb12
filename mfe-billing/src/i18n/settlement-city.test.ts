import { SETTLEMENT_ZONE } from '@myfiction/shared/contract/billing.ts';
import { cityOf } from '@myfiction/shared/scheduling/city-of.ts';
import en from './en.ts';
import es from './es.ts';

test.each(['estimate.text', 'sums.zone'] as const)(
  '%s names the city of settlement as its language writes it',
  (key) => {
    expect(en[key]).toContain(cityOf(SETTLEMENT_ZONE));
    expect(es[key]).toContain('Nueva York');
  },
);
