import type en from '../en/format.ts';

export default {
  'tool.underline': 'Subrayado',
  'tool.strike': 'Tachado',
  'tool.heading': 'Encabezado',
  'tool.subheading': 'Encabezado pequeño',
  'tool.link': 'Enlace',
  'tool.align.left': 'Alinear a la izquierda',
  'tool.align.center': 'Centrar',
  'tool.align.right': 'Alinear a la derecha',
  'tool.align.justify': 'Justificar',
  'link.title': 'Enlace',
  'link.field': 'Dirección',
  'link.help': 'Una dirección web o de correo.',
  'link.error': 'Empieza con https:// o mailto:',
  'link.save': 'Poner enlace',
  'link.remove': 'Quitar enlace',
} satisfies Record<keyof typeof en, string>;
