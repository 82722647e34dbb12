import type en from '../en/goal.ts';

export default {
  'goal.title': 'Palabras al día',
  'goal.text': 'La cinta crece con lo que escribes hoy, en todas tus historias. Es solo para ti.',
  'goal.field': 'Meta en palabras',
  'goal.error': 'Elige un número hasta {{most}}. 0 significa sin meta.',
  'goal.none': 'Sin meta',
  'goal.save': 'Fijar la meta',
} satisfies Record<keyof typeof en, string>;
