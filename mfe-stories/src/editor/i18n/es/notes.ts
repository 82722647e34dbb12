import type en from '../en/notes.ts';

export default {
  'notes.before': 'Nota antes del capítulo',
  'notes.after': 'Nota después del capítulo',
  'notes.warning': 'Advertencia del capítulo',
  'notes.warning.help': 'Los lectores la ven antes del capítulo. Déjala vacía si no hace falta.',
  'kept.title': 'Copias en este dispositivo',
  'kept.text': 'La parte de un conflicto que no conservaste. Las copias desaparecen tras 30 días.',
  'kept.mine': 'Tu versión, {{when}}',
  'kept.theirs': 'La otra versión, {{when}}',
  'kept.unreadable': 'Texto recuperado, {{when}}',
  'kept.download': 'Descargar',
  'kept.delete': 'Eliminar',
} satisfies Record<keyof typeof en, string>;
