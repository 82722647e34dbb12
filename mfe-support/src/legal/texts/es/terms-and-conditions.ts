import { DELETION_DAYS } from '@myfiction/shared/contract/account-options.ts';
import { PAYDAY } from '@myfiction/shared/contract/billing.ts';
import { list, note, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

export default [
  {
    version: '1.0',
    effective: '2026-11-01',
    changes: ['Primera versión.'],
    sections: [
      section(
        'who',
        'Quién acuerda qué',
        text(
          'Estas condiciones son entre tú, que escribes, y quien opera MyFiction Studio. Valen para el estudio y todo lo que haces en él. El [Acuerdo de contenido](legal:content-agreement) dice qué nos permites hacer con tus textos y la [Política de privacidad](legal:privacy-policy) qué hacemos con los datos; ambos forman parte de estas condiciones. Un contrato firmado va por delante donde difiera.',
        ),
      ),
      section(
        'account',
        'Tu cuenta',
        list(
          'Tienes al menos 13 años, y tu madre, tu padre o quien tenga tu tutela está de acuerdo si la ley de tu país lo pide.',
          'Una persona, una cuenta. Guarda la contraseña para ti; un segundo paso al entrar te protege mejor.',
          'Lo que pasa con tu cuenta cuenta como tuyo hasta que nos dices que hay otra persona en ella.',
          'Tu seudónimo es único, no es «Guest» y no se hace pasar por nadie.',
        ),
      ),
      section(
        'studio',
        'Lo que ofrecemos',
        text(
          'El estudio guarda tus borradores, publica a la hora que eliges, muestra los comentarios de los lectores y cuenta lo que se gana. Trabajamos para que esté siempre disponible, pero no podemos prometerlo: hay reparaciones, fallos ajenos y fuerza mayor. Lo que escribes queda en tu dispositivo mientras falta la conexión.',
        ),
        text(
          'Podemos cambiar cómo funciona el estudio. Si un cambio quita algo en lo que confías, te lo decimos 30 días antes.',
        ),
      ),
      section(
        'rules',
        'Lo que no puedes hacer',
        list(
          'Incumplir las [Normas de contenido](legal:content-guidelines) o la ley.',
          'Entrar en cuentas, datos o partes del servicio que no son tuyas, o perturbarlo.',
          'Leer el servicio con máquinas, salvo tu propio contenido.',
          'Fingir lecturas, seguidores, comentarios o pagos.',
        ),
      ),
      section(
        'money',
        'Dinero',
        text(
          `Los ingresos se cuentan por meses. El día de pago de un mes es el ${PAYDAY} del segundo mes siguiente, cuando hay un formulario fiscal válido y una forma de cobro y nada bloquea la factura. El titular de la cuenta debe ser la persona del contrato.`,
        ),
        text(
          'Las facturas cerradas no se cambian; las correcciones van en una posterior. Los reembolsos a lectores y el fraude probado se descuentan, también después. Dinos en 12 meses si una factura no es correcta. Los impuestos sobre lo que ganas son tuyos, salvo lo que la ley nos obliga a retener.',
        ),
      ),
      section(
        'end',
        'Cómo se termina',
        text(
          `Puedes eliminar la cuenta en cualquier momento, salvo que se te deba dinero o haya un contrato en vigor: mira [Eliminar tu cuenta](see:delete-account). Durante ${DELETION_DAYS} días se puede deshacer.`,
        ),
        text(
          'Podemos bloquear o terminar una cuenta por un incumplimiento grave, o con 30 días de aviso por otro buen motivo. En todo caso puedes descargar tus textos, y lo que has ganado con derecho se paga.',
        ),
      ),
      section(
        'liability',
        'Responsabilidad',
        text(
          'Cada parte responde sin límite por dolo, por culpa grave y por daños a la vida y la salud. Por lo demás, solo respondemos por incumplir un deber en el que descansa todo el acuerdo, y solo por el daño previsible. Los derechos que la ley da a los consumidores quedan como están.',
        ),
      ),
      section(
        'changes',
        'Cambios de estas condiciones',
        text(
          'Anunciamos una versión nueva en tu buzón 30 días antes de que valga. Si no estás de acuerdo puedes irte; si te quedas, vale. Cada versión tiene un número y se puede seguir leyendo.',
        ),
        note('Se aplica la ley de la sede de quien opera, sin quitar la protección de la ley de donde vives.'),
      ),
    ],
  },
] satisfies LegalText;
