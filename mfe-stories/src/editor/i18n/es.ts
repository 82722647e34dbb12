import type en from './en.ts';

export default {
  'page.edit': 'Editar capítulo',
  'page.new': 'Capítulo nuevo',

  'text.label': 'Texto del capítulo',
  'text.placeholder': 'Escribe la primera línea',
  'text.chapter': 'Capítulo {{number}}',
  'title.label': 'Título del capítulo',
  'title.placeholder': 'Ponle nombre a este capítulo',

  'tool.bar': 'Formato',

  'notes.title': 'Notas y advertencia',
  'notes.count_one': '{{count}} añadida',
  'notes.count_other': '{{count}} añadidas',

  'bar.back': 'Volver a la historia',
  'bar.notSavedYet': 'Tus últimas palabras aún no están guardadas. Inténtalo de nuevo en un momento.',

  'title.missing': 'El capítulo no tiene título.',

  'open.loading': 'Abriendo el capítulo',

  'open.slow': 'Esto tarda más de lo normal',
  'open.error.title': 'El capítulo no se abrió',
  'open.stories': 'Mis historias',
} satisfies Record<keyof typeof en, string>;
