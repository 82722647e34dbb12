import type en from '../en/conflict.ts';

export default {
  'conflict.title': 'Este capítulo se cambió en otro lugar',
  'conflict.text':
    'Otro dispositivo lo guardó el {{when}}. Lo demás ya está unido; elige donde los dos escribieron. Las dos versiones quedan en el historial del capítulo.',
  'conflict.passage': 'Pasaje {{number}} de {{total}}',
  'conflict.field.title': 'Título',
  'conflict.field.noteBefore': 'Nota antes del capítulo',
  'conflict.field.noteAfter': 'Nota después del capítulo',
  'conflict.field.warning': 'Advertencia del capítulo',
  'conflict.takeMine': 'La tuya, en este dispositivo',
  'conflict.takeTheirs': 'Del otro dispositivo',
  'conflict.takeBoth': 'Las dos, la tuya primero',
  'conflict.deleted': 'Borrado aquí',
  'conflict.empty': 'Vacío',
  'conflict.keepMine': 'Conservar la mía',
  'conflict.keepTheirs': 'Conservar la otra',
  'conflict.useChoices': 'Usar lo que elegí',
  'conflict.left_one': 'Falta {{count}} por elegir',
  'conflict.left_other': 'Faltan {{count}} por elegir',
  'conflict.copy': 'Copiar la mía',
  'conflict.copied': 'Copiada',
  'conflict.failed': 'No ha funcionado. Los dos textos están como estaban; inténtalo de nuevo.',
} satisfies Record<keyof typeof en, string>;
