import type en from '../en/signature.ts';

export default {
  own: 'Tu firma',
  'own.help': 'Escribe tu nombre legal: {{name}}',
  'own.noName': 'Escribe tu nombre legal. Rellénalo antes en el paso Persona.',
  guardian: 'Firma de tu tutor',
  'guardian.help': 'Tu tutor escribe su nombre legal: {{name}}',
  preview: 'Así se ve tu firma',
} satisfies Record<keyof typeof en, string>;
