import type en from '../en/find.ts';

export default {
  'find.title': 'Buscar y reemplazar',
  'find.text': 'Buscar',
  'find.replacement': 'Reemplazar por',
  'find.count': '{{current}} de {{total}}',
  'find.none': 'No está',
  'find.previous': 'Anterior',
  'find.next': 'Siguiente',
  'find.close': 'Cerrar',
  'find.replace': 'Reemplazar',
  'find.replaceAll': 'Todo',
  'find.replaced_one': '{{places}} lugar reemplazado.',
  'find.replaced_other': '{{places}} lugares reemplazados.',
  'find.matchCase': 'Mayúsculas y minúsculas',
  'find.wholeWord': 'Palabras completas',
  'find.inStory': 'En toda la historia',
  'find.version': 'Antes de reemplazar «{{text}}»',
} satisfies Record<keyof typeof en, string>;
