/** Titles and navigation labels: the shell shows them before any code of this remote is loaded. */
const en = {
  'page.content-agreement': 'Content Agreement',
  'page.content-guidelines': 'Content Guidelines',
  'page.terms-and-conditions': 'Terms and Conditions',
  'page.privacy-policy': 'Privacy Policy',
  'page.trigger-warnings': 'Trigger Warnings',
  'page.help-center': 'Help Center',
  'page.creator-space': 'Creator Space',
} as const;

const es = {
  'page.content-agreement': 'Acuerdo de contenido',
  'page.content-guidelines': 'Normas de contenido',
  'page.terms-and-conditions': 'Términos y condiciones',
  'page.privacy-policy': 'Política de privacidad',
  'page.trigger-warnings': 'Advertencias de contenido',
  'page.help-center': 'Centro de ayuda',
  'page.creator-space': 'Espacio del creador',
} satisfies Record<keyof typeof en, string>;

export const labels = { en, es };
