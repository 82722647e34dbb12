import type en from './en.ts';

export default {
  'recovery.intro':
    'Palabras que este dispositivo tiene y tu cuenta todavía no. Llegan aquí cuando se perdió la conexión, la sesión o un capítulo mientras escribías.',
  'recovery.loading': 'Revisando este dispositivo',
  'recovery.list': 'Capítulos en este dispositivo',
  'recovery.empty.title': 'Todo lo que escribiste está en tu cuenta',
  'recovery.empty.text': 'Este dispositivo no tiene nada sin guardar.',
  'recovery.empty.action': 'Mis historias',
  'recovery.noStorage.title': 'Este dispositivo no puede guardar tu texto',
  'recovery.noStorage.text':
    'Su almacenamiento está lleno o desactivado, como en una ventana privada. Aquí no hay nada que revisar.',
  'recovery.others_one':
    'Este dispositivo también tiene {{count}} capítulo de otra cuenta. Inicia sesión con esa cuenta para verlo.',
  'recovery.others_other':
    'Este dispositivo también tiene {{count}} capítulos de otras cuentas. Inicia sesión con esas cuentas para verlos.',
  'recovery.untitled': 'Capítulo sin título',
  'recovery.meta': '{{story}}, cambiado {{when}}',
  'recovery.words_one': '{{words}} palabra',
  'recovery.words_other': '{{words}} palabras',
  'recovery.notCreated': 'Todavía no está en tu cuenta',
  'recovery.differs_one': '{{added}} palabra añadida desde que se guardó; quitadas: {{removed}}',
  'recovery.differs_other': '{{added}} palabras añadidas desde que se guardó; quitadas: {{removed}}',
  'recovery.fields': 'Título, notas o advertencia cambiados desde que se guardó',
  'recovery.unreadable': 'Escrito por una versión más nueva del estudio',
  'recovery.isOpen': 'Abierto ahora en otra pestaña',
  'recovery.open': 'Abrir',
  'recovery.compare': 'Comparar',
  'recovery.save': 'Guardar en la cuenta',
  'recovery.saving': 'Guardando',
  'recovery.download': 'Descargar',
  'recovery.more': 'Más para {{title}}',
  'recovery.discard': 'Descartar',
  'recovery.saved': '«{{title}}» está guardado en tu cuenta.',
  'recovery.savedWithoutTitle':
    'El texto está guardado. Otro capítulo tiene este título: abre el capítulo y elige otro.',
  'recovery.needsYou': 'Abre este capítulo: se cambió en otro lugar y tienes que elegir.',
  'recovery.notSaved': 'Todavía sin guardar. Inténtalo cuando tengas conexión.',
  'recovery.discard.title': '¿Descartar estas palabras?',
  'recovery.discard.text':
    'Lo que este dispositivo tiene de «{{title}}» se elimina para siempre. Lo que tiene tu cuenta queda igual.',
  'recovery.discard.confirm': 'Descartar para siempre',
  'recovery.discard.cancel': 'Conservar',
  'recovery.compare.here': 'En este dispositivo',
  'recovery.compare.there': 'En tu cuenta',
  'recovery.compare.close': 'Cerrar',
  'recovery.compare.none': 'Este capítulo no está en tu cuenta.',
  'recovery.compare.failed': 'Ahora no se puede llegar a tu cuenta.',
  'recovery.damaged.title': 'Copias dañadas',
  'recovery.damaged.text':
    'Una parte de ellas no se pudo leer al abrir el capítulo. Quedan en este dispositivo hasta que las descartes.',
  'recovery.damaged.when': 'Del {{when}}',
} satisfies Record<keyof typeof en, string>;
