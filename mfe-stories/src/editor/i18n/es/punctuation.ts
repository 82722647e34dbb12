import type en from '../en/punctuation.ts';

export default {
  'punctuation.title': 'Corregir la puntuación',
  'punctuation.none': 'La puntuación de este capítulo está como debe.',
  'punctuation.text_one': '{{places}} lugar en este capítulo. Se deshace de una vez.',
  'punctuation.text_other': '{{places}} lugares en este capítulo. Se deshacen de una vez.',
  'punctuation.quote_one': '{{places}} comilla o apóstrofo',
  'punctuation.quote_other': '{{places}} comillas y apóstrofos',
  'punctuation.dash_one': '{{places}} raya',
  'punctuation.dash_other': '{{places}} rayas',
  'punctuation.ellipsis_one': '{{places}} puntos suspensivos',
  'punctuation.ellipsis_other': '{{places}} puntos suspensivos',
  'punctuation.space_one': '{{places}} espacio ante un signo',
  'punctuation.space_other': '{{places}} espacios ante signos',
  'punctuation.examples': 'Por ejemplo',
  'punctuation.do': 'Corregir',
  'punctuation.done_one': '{{places}} lugar corregido.',
  'punctuation.done_other': '{{places}} lugares corregidos.',
  'punctuation.close': 'Cerrar',
} satisfies Record<keyof typeof en, string>;
