import type en from '../en/notes.ts';

export default {
  'notes.before': 'Nota antes del capítulo',
  'notes.after': 'Nota después del capítulo',
  'notes.warning': 'Advertencia del capítulo',
  'notes.warning.help': 'Los lectores la ven antes del capítulo. Déjala vacía si no hace falta.',
  'notes.default.save': 'Guardar como nota habitual de la historia',
  'notes.default.clear': 'Empezar los capítulos nuevos sin ella',
  'notes.default.use': 'Usar la habitual',
  'notes.default.saved': 'Los capítulos nuevos de esta historia empiezan con esta nota.',
  'notes.default.none': 'Los capítulos nuevos de esta historia empiezan sin esta nota.',
  'kept.title': 'Copias en este dispositivo',
  'kept.text':
    'Las partes de un conflicto que no conservaste desaparecen tras 30 días. El texto recuperado queda hasta que lo elimines.',
  'kept.mine': 'Tu versión, {{when}}',
  'kept.theirs': 'La otra versión, {{when}}',
  'kept.unreadable': 'Texto recuperado, {{when}}',
  'kept.download': 'Descargar',
  'kept.delete': 'Eliminar',
} satisfies Record<keyof typeof en, string>;
