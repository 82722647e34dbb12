import type en from '../en/staged.ts';

export default {
  'staged.quiet': 'Los lectores tienen este texto. Lo que cambies se queda aquí hasta que vuelvas a publicar.',
  'staged.staged': 'Los lectores siguen viendo el texto publicado.',
  'staged.discard': 'Descartar cambios',
  'staged.title': '¿Descartar tus cambios?',
  'staged.text': 'Vuelve el texto publicado. Tus cambios quedan en el historial.',
  'staged.do': 'Descartar cambios',
  'staged.doing': 'Descartando',
  'staged.done': 'El texto publicado ha vuelto.',
  'staged.cancel': 'Seguir editando',
  'staged.missing': 'No se encontró el texto publicado en el historial.',
  'staged.notSaved': 'Tus últimas palabras aún no están guardadas. Inténtalo de nuevo en un momento.',
} satisfies Record<keyof typeof en, string>;
