import { EMAIL_UNDO_DAYS, RECOVERY_CODES } from '@myfiction/shared/contract/account-options.ts';
import { ATTACHMENTS_MAX, MESSAGE_TRASH_DAYS } from '@myfiction/shared/contract/inbox-options.ts';
import { CODE_RESEND_SECONDS, CODE_TRIES, PEN_NAME_MAX } from '@myfiction/shared/contract/rules.ts';
import { list, note, steps, table, text } from '../../../../content/blocks.ts';
import type { ShelfBodies } from './shelf-bodies.ts';

/** Who you are and how you get in. */
export default {
  'pen-name': [
    steps('Abre los [ajustes](go:settings).', 'Escribe el seudónimo nuevo y guarda.'),
    list(
      'El seudónimo es obligatorio, y solo espacios no es ninguno.',
      `Tiene ${PEN_NAME_MAX} caracteres como máximo.`,
      'No puede ser «Guest».',
      'Cada palabra se escribe en un solo alfabeto, por ejemplo toda en letras latinas.',
      'Una letra lleva como mucho 4 acentos.',
      'Puede que otra persona ya lo use: elige entonces uno distinto.',
    ),
    text('Los lectores ven el nombre nuevo en todas partes en unos minutos. Los contratos conservan tu nombre legal.'),
  ],
  'sign-in-problems': [
    table(
      ['Qué dice', 'Qué hacer'],
      [
        'La contraseña no es correcta.',
        'Prueba otra vez o elige **¿Has olvidado la contraseña?**: llega un código por correo.',
      ],
      [
        'No hay ninguna cuenta con esta dirección de correo.',
        'Busca una errata, o entra con Apple, Facebook o Google si empezaste así.',
      ],
      ['Esta dirección de correo ya existe.', 'Ya tienes una cuenta. Inicia sesión en lugar de registrarte.'],
      ['Esta forma de iniciar sesión no está disponible aquí.', 'Usa otra, por ejemplo el correo.'],
      [
        'No se ha podido verificar este inicio de sesión.',
        'Inténtalo otra vez y permite la ventana emergente si el navegador la bloquea.',
      ],
    ),
    text('Puedes iniciar sesión [aquí](go:login).'),
  ],
  'verification-code': [
    list(
      'Mira en la carpeta de correo no deseado.',
      `Puedes pedir otro código pasados ${CODE_RESEND_SECONDS} segundos. El anterior deja de servir.`,
      `Tras ${CODE_TRIES} intentos equivocados el código tampoco sirve: pide otro.`,
      'Comprueba la dirección que has escrito.',
    ),
  ],
  'choose-password': [
    text(
      'La longitud ayuda más que los signos: cuatro palabras que no van juntas se recuerdan bien y se adivinan mal. No se acepta una contraseña de las listas que los atacantes prueban primero.',
    ),
    steps(
      'Abre los [ajustes](go:settings) y después **Acceso y seguridad**.',
      'Escribe la contraseña anterior y la nueva.',
    ),
    text(
      'Las sesiones de los demás dispositivos se cierran. Si has olvidado la anterior, cierra la sesión y elige **¿Has olvidado la contraseña?**.',
    ),
  ],
  'sign-in-methods': [
    steps(
      'Abre los [ajustes](go:settings) y después **Acceso y seguridad**.',
      'Elige **Vincular** junto a un proveedor y entra allí.',
    ),
    table(
      ['Qué dice', 'Qué hacer'],
      [
        'Ya existe una cuenta con esta dirección de correo.',
        'Entra en ella con su contraseña donde te lo dice: las dos quedan vinculadas. Si no tiene contraseña, entra como lo hacías y vincula aquí la otra forma.',
      ],
      ['Es tu única forma de iniciar sesión.', 'Añade otra y quita después esta.'],
      ['Este inicio de sesión pertenece a otra cuenta.', 'Entra con él, quítalo allí y vincúlalo aquí.'],
    ),
  ],
  'authenticator-app': [
    steps(
      'Abre los [ajustes](go:settings), después **Acceso y seguridad**, y elige **Configurar**.',
      'Escanea la imagen con la aplicación y escribe su código.',
      `Guarda los ${RECOVERY_CODES} códigos de recuperación donde los encuentres sin el teléfono.`,
    ),
    text(
      'Al entrar, escribe el código de la aplicación o uno de los de recuperación: cada uno sirve una vez. Para pasar a otro teléfono, quita primero la aplicación y configúrala de nuevo.',
    ),
    text('Si has perdido la aplicación y también los códigos, [escríbenos](go:help) desde el correo de tu cuenta.'),
  ],
  'change-email': [
    steps(
      'Abre los [ajustes](go:settings) y elige **Cambiar correo**.',
      'Escribe la dirección nueva y después el código que llegó a cada una de las dos.',
    ),
    text(
      `Avisamos a las dos direcciones. Durante ${EMAIL_UNDO_DAYS} días, el mensaje a la anterior lleva un enlace que recupera la cuenta: se cierra la sesión en todos los dispositivos y hay que poner una contraseña nueva. Úsalo si no has sido tú quien la cambió.`,
    ),
    note(
      '¿Dejas un buzón que otra persona puede leer? Configura el [inicio de sesión en dos pasos](see:authenticator-app): así un mensaje solo no abre nada.',
    ),
  ],
  'signed-out': [
    list(
      'Cambiaste la contraseña o elegiste **Cerrar las demás**.',
      'El dispositivo no se usó en 30 días, o la sesión tiene un año.',
      'La cuenta fue [bloqueada](see:account-blocked).',
    ),
    text(
      'Inicia sesión y vuelves donde estabas. En el editor puedes hacerlo sobre la página: no se pierde nada. Los [ajustes](go:settings) dicen dónde tienes sesiones abiertas.',
    ),
  ],
  'export-account': [
    steps('Abre los [ajustes](go:settings) y después **Mis datos**.', 'Elige **Descargar**.'),
    text(
      'Los capítulos vienen en Markdown, lo demás en archivos que se pueden leer. También funciona con la cuenta bloqueada.',
    ),
  ],
  'delete-account': [
    steps(
      'Antes, [descarga tus datos](see:export-account).',
      'Abre los [ajustes](go:settings), después **Mis datos**, y elige **Eliminar la cuenta**.',
      'Confirma con tu contraseña o con un código.',
    ),
    text(
      'Durante 14 días puedes deshacerlo en los ajustes. Después se eliminan historias, comentarios y datos personales; lo que la ley obliga a guardar, como las facturas, queda sellado.',
    ),
    list(
      '**Hay dinero que todavía no se te ha pagado.** [Retíralo](see:withdraw) primero. Si es [demasiado poco para retirarlo](see:bill-blocked), [escríbenos](go:help).',
      '**Hay un contrato en vigor.** Tiene que [terminar](see:terminate-contract) antes. El que espera tu firma lo puedes [rechazar](see:sign-contract).',
    ),
  ],
  'account-blocked': [
    text(
      'Al iniciar sesión aparece **Descargarlo todo**, que sigue funcionando. Si no sabes por qué o crees que es un error, escríbenos: responde una persona.',
    ),
    note('Sobre el dinero ganado se decide aparte; pregúntanos.'),
  ],
  notifications: [
    steps(
      'Abre los [ajustes](go:settings) y después **Avisos**.',
      'Elige para cada tipo: buzón, correo, los dos o ninguno.',
    ),
    text(
      'Los mensajes sobre contratos, pagos y la seguridad de tu cuenta llegan por los dos: te protegen. De comentarios nuevos avisamos como mucho una vez al día.',
    ),
  ],
  'language-theme': [
    text(
      'Elige el idioma y el tema arriba a la derecha; en el teléfono, en el menú. En los [ajustes](go:settings) está también el tamaño del texto. Valen para este navegador.',
    ),
  ],
  'inbox-messages': [
    list(
      `**Los mensajes de tu editor** admiten respuestas con hasta ${ATTACHMENTS_MAX} archivos.`,
      '**Los de contratos y pagos** se quedan: puede que los necesites. Archívalos en su lugar.',
      '**Una conversación cerrada** solo se puede leer. Si hay más que decir, empieza otra desde la solicitud, la factura o el centro de ayuda.',
    ),
    text(
      `Los mensajes eliminados se pueden restaurar durante ${MESSAGE_TRASH_DAYS} días. Tus mensajes están en el [buzón](go:inbox).`,
    ),
  ],
  'region-closed': [
    text(
      'La comprobación va por el lugar donde sale tu conexión: una VPN o un viaje pueden ser la causa. Apaga la VPN y recarga. Los lectores pueden usar las aplicaciones donde se ofrecen.',
    ),
  ],
  'not-here': [
    list(
      'Mira en la [papelera](see:trash) de la historia.',
      'Comprueba en los [ajustes](go:settings) que has entrado en la cuenta correcta.',
      'El enlace de un mensaje puede ser más antiguo que aquello a lo que llevaba.',
    ),
    text('Cuando una historia no está disponible, el estudio te devuelve a [Mis historias](go:stories).'),
  ],
  'something-wrong': [
    steps(
      'Espera un minuto y prueba otra vez. Que el estudio tenga mucha actividad se pasa solo.',
      'Recarga la página. El texto del editor queda en tu dispositivo.',
      'Si dice que no se ha podido verificar una solicitud, cierra las demás pestañas del estudio y recarga: puede que esta página sea más antigua que el servidor.',
    ),
    text('Si sigue igual, [escríbenos](go:help) y di qué hacías y cuándo.'),
  ],
  'too-many-tries': [
    text(
      'El inicio de sesión, los códigos y las subidas tienen un límite por conexión, que una escuela o una oficina comparten. Se rellena minuto a minuto. No se bloquea nada.',
    ),
  ],
  'device-clock': [
    text(
      'Las solicitudes se firman con la hora, para que nadie las pueda enviar otra vez. Tu reloj puede desviarse cinco minutos como máximo.',
    ),
    steps(
      'Abre los ajustes de fecha y hora del dispositivo.',
      'Activa **Ajustar automáticamente**.',
      'Recarga la página.',
    ),
  ],
  'pictures-files': [
    table(
      ['Dónde', 'Tipos', 'Como máximo'],
      ['Portada, avatar', 'JPG, PNG, WebP', '5 MB'],
      ['Imagen del documento', 'JPG, PNG, WebP', '10 MB'],
      ['Adjunto', 'JPG, PNG, WebP, PDF, .docx, texto', '10 MB cada uno'],
    ),
    text(
      'El contenido tiene que ser lo que dice el nombre: una imagen HEIC con otro nombre sigue siendo HEIC. Guárdala como JPG y prueba otra vez.',
    ),
  ],
  'about-us': [
    text('Aquí escriben los autores; los lectores leen en las aplicaciones. El estudio cumple tres promesas.'),
    list(
      '**No se pierde ni una palabra.** Cada cambio queda primero en tu dispositivo. Mira [Guardar](see:saving-offline).',
      '**Dinero que puedes recalcular.** Cada línea de una factura está a la vista. Mira [Cómo se calcula una factura](see:bill-lines).',
      '**Tu texto es tuyo.** Se puede [descargar](see:export-story) en cualquier momento.',
    ),
  ],
} satisfies ShelfBodies<'account'>;
