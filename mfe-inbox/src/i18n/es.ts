import type en from './en.ts';

export default {
  title: 'Cartas para ti',
  text: 'Esta página reúne los mensajes de tu editor, de tus contratos, tus pagos y los concursos.',
  action: 'Ir a Inicio',
} satisfies Record<keyof typeof en, string>;
