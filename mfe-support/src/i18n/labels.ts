/** Titles and navigation labels: the shell shows them before any code of this remote is loaded. */
const en = {
  'page.content-agreement': 'Content Agreement',
  'page.content-guidelines': 'Content Guidelines',
  'page.terms-and-conditions': 'Terms and Conditions',
  'page.privacy-policy': 'Privacy Policy',
  'page.trigger-warnings': 'Trigger Warnings',
  'page.help-center': 'Help Center',
  'page.creator-space': 'Creator Space',
  'description.content-agreement': 'What you allow MyFiction to do with your stories, and what stays yours.',
  'description.content-guidelines': 'What may be published on MyFiction, and what may not.',
  'description.terms-and-conditions': 'What authors and MyFiction owe each other.',
  'description.privacy-policy': 'Which data MyFiction Studio keeps about authors, why, and for how long.',
  'description.trigger-warnings': 'Which warnings readers need, and when authors give them.',
  'description.help-center': 'Answers on writing, contracts, paid reading, bills, comments and accounts.',
  'description.creator-space': 'Guides for every stage of a serial, from the first chapter to the last.',
} as const;

const es = {
  'page.content-agreement': 'Acuerdo de contenido',
  'page.content-guidelines': 'Normas de contenido',
  'page.terms-and-conditions': 'Términos y condiciones',
  'page.privacy-policy': 'Política de privacidad',
  'page.trigger-warnings': 'Advertencias de contenido',
  'page.help-center': 'Centro de ayuda',
  'page.creator-space': 'Espacio del creador',
  'description.content-agreement': 'Qué permites que MyFiction haga con tus historias y qué sigue siendo tuyo.',
  'description.content-guidelines': 'Qué se puede publicar en MyFiction y qué no.',
  'description.terms-and-conditions': 'Qué se deben los autores y MyFiction.',
  'description.privacy-policy': 'Qué datos guarda MyFiction Studio, por qué y durante cuánto tiempo.',
  'description.trigger-warnings': 'Qué advertencias necesitan los lectores y cuándo las da el autor.',
  'description.help-center': 'Respuestas sobre escritura, contratos, pagos, facturas, comentarios y cuentas.',
  'description.creator-space': 'Guías para cada etapa de una novela por entregas, del primer capítulo al último.',
} satisfies Record<keyof typeof en, string>;

export const labels = { en, es };
