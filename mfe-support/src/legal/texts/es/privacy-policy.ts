import { DELETION_DAYS } from '@myfiction/shared/contract/account-options.ts';
import { PERSON_KEPT_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { MESSAGE_TRASH_DAYS } from '@myfiction/shared/contract/inbox-options.ts';
import { CODE_VALID_MINUTES, TRASH_DAYS } from '@myfiction/shared/contract/rules.ts';
import { list, table, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

const before = [
  section(
    'short',
    'En resumen',
    list(
      'Guardamos lo que el estudio necesita para funcionar, y nada más.',
      'Lo que te identifica o te paga se cifra antes de guardarse.',
      'No vendemos datos ni mostramos publicidad a los autores.',
      'Puedes llevártelo todo y hacer que se elimine.',
    ),
  ),
  section(
    'what',
    'Qué guardamos y por qué',
    table(
      ['Qué', 'Por qué'],
      [
        'Correo, contraseña (como resumen criptográfico), inicios de sesión vinculados, seudónimo, avatar',
        'Para dejarte entrar y mostrar quién escribió qué: nuestro acuerdo contigo.',
      ],
      [
        'Historias, capítulos, versiones, notas, portadas',
        'Para guardarlos, publicarlos y restaurarlos: nuestro acuerdo.',
      ],
      [
        'Nombre legal, fecha de nacimiento, dirección, teléfono, imágenes del documento',
        'Para saber quién firma un contrato: nuestro acuerdo y la ley.',
      ],
      [
        'Datos del banco, de PayPal o de Payoneer, formularios fiscales, facturas',
        'Para pagarte y comunicar lo que pide la ley: nuestro acuerdo y la ley.',
      ],
      ['Comentarios y mensajes', 'Para mostrarlos y responderlos: nuestro acuerdo.'],
      [
        'Uso de las páginas: qué página, cuándo, tipo de dispositivo, idioma',
        'Para encontrar fallos y ver qué ayuda: nuestro interés legítimo.',
      ],
      [
        'Dirección de la conexión y navegador de un inicio de sesión',
        'Para mostrarte tus dispositivos y frenar a atacantes: nuestro interés legítimo.',
      ],
    ),
  ),
  section(
    'retention',
    'Cuánto tiempo lo guardamos',
    table(
      ['Qué', 'Cuánto'],
      ['Capítulos en la papelera', `${TRASH_DAYS} días`],
      ['Mensajes eliminados', `${MESSAGE_TRASH_DAYS} días`],
      ['Códigos de verificación', `${CODE_VALID_MINUTES} minutos`],
      ['Sesiones', '30 días sin visita, un año como máximo'],
      ['Datos personales e imágenes de una solicitud terminada', `${PERSON_KEPT_DAYS} días`],
      ['Uso de las páginas', '13 meses'],
      ['Marcas de que llegó un suceso de las aplicaciones de lectura', '30 días'],
      ['Contratos firmados, facturas, formularios fiscales', 'Lo que pida la ley, sellados'],
      ['Todo lo demás', 'Mientras exista la cuenta'],
      ['Una cuenta eliminada', `Desaparece ${DELETION_DAYS} días después de pedirlo`],
    ),
  ),
];
const after = [
  section(
    'sealed',
    'Cómo se protege',
    text(
      'Las conexiones van cifradas. Los datos personales de las solicitudes, los datos de pago, los formularios fiscales, los documentos firmados y los segundos factores se cifran una vez más antes de guardarse, con una clave que no está en la base de datos. Los datos de pago se muestran enmascarados, también a ti, y para cambiarlos hacen falta tu contraseña y un código por correo.',
    ),
  ),
  section(
    'others',
    'Quién más lo ve',
    list(
      'Los lectores ven lo que publicas, tu seudónimo, tu avatar y lo que cuentas de ti.',
      'Los editores ven una solicitud mientras la leen; cada consulta queda registrada.',
      'Los proveedores de pago y las administraciones fiscales reciben lo que necesita un pago o la ley.',
      'Apple, Facebook o Google saben que entras aquí, si eliges entrar a través de ellos.',
      'Las empresas que mantienen servidores y correo para nosotros, con contrato y según nuestras instrucciones.',
    ),
  ),
  section(
    'device',
    'Qué queda en tu dispositivo',
    text(
      'Tu sesión, tus preferencias y el texto que escribes hasta que lo tiene el servidor. No hay cookies de publicidad. Mientras probamos una versión nueva del estudio con algunas personas, un nombre aleatorio en una cookie te mantiene en la misma versión. Al cerrar la sesión se va la sesión y, con ella, los borradores privados.',
    ),
  ),
  section(
    'rights',
    'Tus derechos',
    list(
      'Ver y llevarte: descárgalo todo en los [ajustes](go:settings), en cualquier momento, también con la cuenta bloqueada.',
      'Corregir: en los ajustes, o escribiéndonos.',
      'Eliminar: en los ajustes; lo que la ley obliga a guardar queda sellado y sin usar.',
      'Oponerte o limitar: escríbenos. También puedes reclamar ante la autoridad de protección de datos de donde vives.',
    ),
  ),
  section(
    'children',
    'Menores',
    text('El estudio no es para menores de 13 años. Si sabemos de una cuenta de alguien menor, la eliminamos.'),
  ),
  section(
    'contact',
    'Contacto y cambios',
    text(
      'Escríbenos a través del [centro de ayuda](go:help). Una versión nueva se anuncia en tu buzón 30 días antes de valer; las anteriores se pueden seguir leyendo aquí.',
    ),
  ),
];

export default [
  {
    version: '1.1',
    effective: '2026-11-15',
    changes: ['Apartado nuevo sobre el centro de ayuda: allí se cuentan lecturas y respuestas sin nombrar a nadie.'],
    sections: [
      ...before,
      section(
        'help',
        'El centro de ayuda',
        text(
          'Contamos qué artículos se abren y guardamos tus respuestas a «¿Te ha servido?». Ambas se guardan con un código hecho de un número aleatorio de tu navegador, no con tu cuenta: las lecturas 30 días, las respuestas 13 meses.',
        ),
      ),
      ...after,
    ],
  },
  { version: '1.0', effective: '2026-11-01', changes: ['Primera versión.'], sections: [...before, ...after] },
] satisfies LegalText;
