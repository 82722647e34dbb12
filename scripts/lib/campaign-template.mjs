import { quoteText } from './quote-text.mjs';

const DECLARATIONS = {
  en: `{
    'own-work': 'I wrote this story myself and hold its rights.',
    adult: 'I am 18 or older.',
    rules: 'I have read the rules and accept them.',
  }`,
  es: `{
    'own-work': 'He escrito esta historia y tengo sus derechos.',
    adult: 'Tengo 18 años o más.',
    rules: 'He leído las bases y las acepto.',
  }`,
};
const WORDS = {
  en: {
    lead: 'One sentence that makes an author want to read on.',
    fact: { contest: ['10 prizes', 'From $100 to $1,000'], winners: ['1,000 stories', 'Read twice'] },
    otherFact: (n) => [`Fact ${n}`, 'What it means'],
    amount: (n) => [`$${n}00`, `Amount ${n}`, 'For whom, and when.'],
    rule: ['Your own work', 'You keep all rights unless you sign a contract with us.'],
    winner: ['First prize', 'Title of the story', 'Name of the author', 'What the jury says.'],
    intro: 'Short, and the same for everybody.',
    closing: 'Write on',
  },
  es: {
    lead: 'Una frase que invite a seguir leyendo.',
    fact: { contest: ['10 premios', 'De $100 a $1000'], winners: ['1000 historias', 'Leídas dos veces'] },
    otherFact: (n) => [`Dato ${n}`, 'Qué significa'],
    amount: (n) => [`$${n}00`, `Importe ${n}`, 'Para quién y cuándo.'],
    rule: ['Tu propia obra', 'Conservas todos los derechos salvo que firmes un contrato con nosotros.'],
    winner: ['Primer premio', 'Título de la historia', 'Nombre del autor', 'Lo que dice el jurado.'],
    intro: 'Breves e iguales para todos.',
    closing: 'Sigue escribiendo',
  },
};
const pair = ([title, text]) => `{ title: ${quoteText(title)}, text: ${quoteText(text)} }`;

function textsIn(language, { kind, title }) {
  const say = WORDS[language];
  const facts = kind === 'contest' ? [say.fact.contest] : [say.fact.winners, say.otherFact(2), say.otherFact(3)];
  const amounts = (kind === 'winners' ? [] : [3, 2, 1]).map(say.amount);
  const [prize, story, author, note] = say.winner.map(quoteText);
  const list = (items) => (items.length === 0 ? '[]' : `[\n    ${items.join(',\n    ')},\n  ]`);
  return `{
  heading: ${quoteText(title)},
  lead: ${quoteText(say.lead)},
  facts: ${list(facts.map(pair))},
  amounts: ${list(amounts.map(([a, b, c]) => `{ figure: ${quoteText(a)}, name: ${quoteText(b)}, text: ${quoteText(c)} }`))},
  rulesIntro: ${quoteText(say.intro)},
  rules: ${list([pair(say.rule)])},
  winners: ${list(kind === 'winners' ? [`{ prize: ${prize}, title: ${story}, author: ${author}, note: ${note} }`] : [])},
  faq: [],
  closing: ${quoteText(say.closing)},
  categories: {},
  declarations: ${kind === 'contest' ? DECLARATIONS[language] : '{}'},
}`;
}

/**
 * The sources of a new campaign, by file name.
 *
 * @param {{ id: string, kind: string, title: string }} campaign
 * @returns {Record<string, string>}
 */
export function campaignTexts(campaign) {
  return {
    'campaign.ts': `import type { Campaign } from '../../campaign.ts';
import file from './campaign.json';
import en from './en.ts';

export default {
  id: '${campaign.id}',
  file,
  theme: 'rose',
  motif: 'bloom',
  en,
  loadEs: () => import('./es.ts'),
} satisfies Campaign;
`,
    'page.ts': `import { campaignPage } from '../../page/campaign-page.tsx';
import campaign from './campaign.ts';

export default campaignPage(campaign);
`,
    'en.ts': `import type { CampaignTexts } from '../../campaign-texts.ts';

export default ${textsIn('en', campaign)} satisfies CampaignTexts;
`,
    'es.ts': `import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default ${textsIn('es', campaign)} satisfies Translated<typeof en>;
`,
  };
}
