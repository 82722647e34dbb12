import type en from '../en/undo-email.ts';

export default {
  'undo.title': 'Recupera tu dirección',
  'undo.lead':
    'Tu cuenta vuelve a tener {{email}}. Se cierra la sesión en todos los dispositivos y pones una contraseña nueva.',
  'undo.mine': '¿Has cambiado tú la dirección? Entonces cierra esta página. No ha cambiado nada.',
  'undo.submit': 'Recuperar la dirección',
  'undo.submitting': 'Recuperando la dirección',
  'undo.loading': 'Cargando',
  'undo.failed': 'No se ha podido comprobar el enlace',
  'undo.failedText': 'Comprueba tu conexión e inténtalo otra vez. El enlace sigue valiendo.',
  'done.title': 'Dirección recuperada',
  'done.lead':
    'Vuelves a entrar con {{email}}. Se ha cerrado la sesión en todos los dispositivos y la contraseña anterior ya no vale.',
  'done.next': 'Pon ahora una contraseña nueva. Después revisa tus datos de pago y tus formas de iniciar sesión.',
  'done.password': 'Poner una contraseña nueva',
  'over.title': 'Este enlace ya no vale',
  'over.lead': 'Vale una vez, durante {{days}} días, o hasta que se deshaga un cambio anterior.',
  'over.signIn': 'Ir a iniciar sesión',
  'taken.title': 'Esta dirección es ahora de otra cuenta',
  'contact.over': '¿Está tu cuenta en otras manos? Escríbenos:',
  'contact.taken': 'No ha cambiado nada. Escríbenos:',
} satisfies Record<keyof typeof en, string>;
