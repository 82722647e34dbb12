import type en from '../en/sign-in.ts';

export default {
  'expired.title': 'Inicia sesión de nuevo',
  'expired.text': 'Tu sesión ha terminado. Tu texto está en este dispositivo y se guardará cuando vuelvas.',
  'expired.textOnly':
    'Tu sesión ha terminado. Este dispositivo no guarda copia de tu texto: inicia sesión para guardarlo.',
  'expired.email': 'Correo',
  'expired.password': 'Contraseña',
  'expired.code': 'Código de la aplicación de autenticación',
  'expired.codeHelp': 'O uno de tus códigos de recuperación.',
  'expired.signIn': 'Iniciar sesión',
  'expired.signingIn': 'Iniciando sesión',
  'expired.later': 'Ahora no',
  'expired.otherWay': 'Entrar de otra forma',
  'expired.notKept': 'Este dispositivo no guarda copia de tu texto. Inicia sesión aquí o descárgalo antes.',
  'expired.otherUser': 'Esta es otra cuenta. Entra como {{name}} para guardar este capítulo.',
} satisfies Record<keyof typeof en, string>;
