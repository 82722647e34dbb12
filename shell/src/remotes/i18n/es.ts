import type en from './en.ts';

export default {
  retry: 'Reintentar',
  reload: 'Recargar el estudio',
  undoOverride: 'Deshacer la sustitución',
  name: '{{remote}}: {{failure}}',
  'disabled.title': 'Esta página está desactivada',
  'disabled.text':
    'Estamos trabajando en ella. Todo lo que escribiste está a salvo y el resto del estudio está abierto.',
  'incompatible.title': 'Hay una versión nueva del estudio',
  'incompatible.text': 'Esta página pertenece a ella. Recarga para continuar; lo que escribiste está guardado.',
  'unreachable.title': 'Esta página no llegó',
  'unreachable.text': 'Comprueba tu conexión e inténtalo de nuevo. El resto del estudio está abierto.',
  'timeout.title': 'Esta página tarda demasiado',
  'timeout.text': 'La conexión es lenta en este momento. Inténtalo de nuevo dentro de un rato.',
  'invalid-module.title': 'No se pudo abrir esta página',
  'invalid-module.text': 'Hay algo roto en ella. Inténtalo de nuevo; el resto del estudio está abierto.',
  'render-error.title': 'Esta página se detuvo',
  'render-error.text': 'Algo en ella salió mal. Inténtalo de nuevo; todo lo guardado está a salvo.',
} satisfies Record<keyof typeof en, string>;
