import type en from '../en/conflict.ts';

export default {
  'conflict.title': 'Este capítulo se cambió en otro lugar',
  'conflict.text': 'Aquí están las dos versiones. La que no conserves queda 30 días en este dispositivo.',
  'conflict.mine': 'Tu versión, en este dispositivo',
  'conflict.theirs': 'La otra versión, guardada {{when}}',
  'conflict.keepMine': 'Conservar la mía',
  'conflict.keepTheirs': 'Conservar la otra',
  'conflict.copy': 'Copiar la mía',
  'conflict.copied': 'Copiada',
  'conflict.untitled': 'Sin título',
  'conflict.changed': 'Solo en esta versión',
  'conflict.noteBefore': 'Nota antes',
  'conflict.noteAfter': 'Nota después',
  'conflict.warning': 'Advertencia',
} satisfies Record<keyof typeof en, string>;
