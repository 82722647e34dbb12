import type en from './en.ts';

export default {
  title: 'Lo que dicen tus lectores, en un solo lugar',
  text: 'Esta página reúne los comentarios de todas tus historias, por historia y por capítulo, con tus respuestas. Por ahora, cada capítulo está a un clic en Mis historias.',
  action: 'Ir a Mis historias',
} satisfies Record<keyof typeof en, string>;
