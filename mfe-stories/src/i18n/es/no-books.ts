import type en from '../en/no-books.ts';

export default {
  'noBooks.title': 'El estudio no está disponible aquí',
  'noBooks.text':
    'MyFiction Studio no se ofrece en tu región, o no en esta dirección. Tu cuenta y todo lo que has escrito se conservan.',
  'noBooks.apps': 'Puedes leer en nuestra aplicación:',
  'noBooks.googlePlay': 'Google Play',
  'noBooks.appStore': 'App Store',
  'noBooks.help': 'Centro de ayuda',
  'noBooks.travel': '¿De viaje? Vuelve a entrar cuando regreses, no se pierde nada.',
} satisfies Record<keyof typeof en, string>;
