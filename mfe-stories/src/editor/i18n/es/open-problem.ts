import type en from '../en/open-problem.ts';

export default {
  'open.gone.title': 'Este capítulo no está aquí',
  'open.gone.text': 'Puede que se haya eliminado o que sea de otra cuenta.',
  'open.gone.kept': 'Se eliminó, pero este dispositivo conserva texto que no se guardó.',
  'open.gone.download': 'Descargar el texto',
  'open.gone.keepAsNew': 'Conservar como capítulo nuevo',
  'open.unreadable.title': 'Una versión más nueva del estudio escribió este capítulo',
  'open.unreadable.text':
    'Aquí puedes leerlo y descargarlo. Para seguir escribiendo, carga la versión más nueva: recarga la página. No se cambió nada.',
  'open.unreadable.reload': 'Recargar',
  'open.unreadable.raw': 'Descargar tal como está guardado',
  'open.unreadable.untitled': 'Capítulo',
  'open.completed.text': 'Esta obra está terminada y no puedes añadir capítulos nuevos.',
  'open.review.text':
    'Un editor está comprobando la finalización de esta historia. Mientras tanto no admite capítulos nuevos.',
  'open.completed.back': 'Volver a la historia',
} satisfies Record<keyof typeof en, string>;
