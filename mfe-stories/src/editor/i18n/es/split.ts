import type en from '../en/split.ts';

export default {
  'split.title': 'Dividir el capítulo',
  'split.text':
    'Todo lo que hay detrás del cursor pasa a un borrador nuevo, justo después de este capítulo. El texto completo queda en el historial.',
  'split.first': 'Este capítulo',
  'split.second': 'Capítulo nuevo',
  'split.untitled': 'Sin título',
  'split.words_one': '{{words}} palabra',
  'split.words_other': '{{words}} palabras',
  'split.field': 'Título del capítulo nuevo',
  'split.edge': 'Pon el cursor donde deba empezar el capítulo nuevo. Tiene que haber texto delante y detrás.',
  'split.completed': 'Esta obra está terminada y no puedes añadir capítulos nuevos.',
  'split.notSaved': 'Tus últimas palabras aún no están guardadas. Inténtalo de nuevo en un momento.',
  'split.do': 'Dividir',
  'split.doing': 'Dividiendo',
  'split.done': 'El capítulo está dividido.',
  'split.cancel': 'Cancelar',
} satisfies Record<keyof typeof en, string>;
