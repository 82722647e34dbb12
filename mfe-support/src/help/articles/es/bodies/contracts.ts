import {
  CONTRACT_MIN_AGE,
  CONTRACT_MIN_WORDS,
  OFFER_TERMS,
  OFFER_VALID_DAYS,
  PERSON_KEPT_DAYS,
  PREPARE_DAYS,
  REVIEW_DAYS,
} from '@myfiction/shared/contract/application-options.ts';
import { list, note, steps, table, text } from '../../../../content/blocks.ts';
import { inSpanish } from './figures.ts';
import type { ShelfBodies } from './shelf-bodies.ts';

const { exclusive, 'non-exclusive': open } = OFFER_TERMS;
const minWords = inSpanish(CONTRACT_MIN_WORDS);

export default {
  'apply-contract': [
    steps(
      `**Historia**: elígela. Necesita ${minWords} palabras publicadas.`,
      '**Persona**: nombre legal, fecha de nacimiento, dirección, correo verificado y una imagen de tu documento.',
      '**Obra**: un resumen del argumento, las palabras previstas y tu ritmo.',
      '**Oferta**: exclusiva o no exclusiva. Mira [Las dos ofertas](see:contract-offers).',
      '**Firma**: lee las declaraciones y escribe tu nombre legal.',
    ),
    text(
      'Abre la historia en [Mis historias](go:stories) y elige **Solicitar contrato**. Cada paso se guarda como borrador.',
    ),
    note(
      `Nadie con menos de ${CONTRACT_MIN_AGE} años puede solicitarlo. Con menos de 18 firma contigo quien tenga tu tutela, y recibe un correo por cada firma.`,
    ),
  ],
  'contract-statuses': [
    table(
      ['Estado', 'Qué significa', 'Quién sigue'],
      ['Solicitar contrato', 'Todavía no se ha enviado nada.', 'Tú'],
      ['Borrador', 'Empezada, sin enviar.', 'Tú'],
      [
        'Ver la revisión',
        `La lee un editor, en ${REVIEW_DAYS} días; o ha vuelto con motivos.`,
        'El editor; tú, si hay motivos',
      ],
      [
        'Contrato en preparación',
        `Aceptada. El contrato se prepara en ${PREPARE_DAYS} días y firman ambas partes.`,
        'La plataforma y después tú',
      ],
      ['Ver la información del contrato', 'Firmado. El contrato está en vigor.', 'Nadie'],
      [
        'Contrato terminado',
        'Ha acabado; la página dice cuándo y por qué. Para seguir juntos, escribe desde ella a tu editor.',
        'Nadie',
      ],
    ),
    text(`Un contrato que no se firma en ${OFFER_VALID_DAYS} días caduca y puedes solicitarlo otra vez.`),
  ],
  'contract-offers': [
    table(
      ['', 'Exclusivo', 'No exclusivo'],
      ['Tu parte del ingreso neto', `${exclusive.sharePercent}\u00a0%`, `${open.sharePercent}\u00a0%`],
      ['Plazo', `${exclusive.termYears} años`, `${open.termYears} años`],
      ['Palabras publicadas al mes', inSpanish(exclusive.monthlyWords), inSpanish(open.monthlyWords)],
      ['Publicarla en otros sitios', 'No', 'Sí'],
      ['Aviso para terminarlo', `${exclusive.noticeDays} días`, `${open.noticeDays} días`],
    ),
    text(
      'En ambos, los derechos de autor siguen siendo tuyos. El [Acuerdo de contenido](legal:content-agreement) tiene el texto completo; vale lo que firmas.',
    ),
  ],
  'cannot-apply': [
    list(
      `Un contrato necesita ${minWords} palabras publicadas. Los borradores y los capítulos programados aún no cuentan.`,
      'El pago por lectura necesita un contrato firmado.',
      'La finalización necesita todo publicado: ningún borrador, nada programado, nada en la papelera, ningún cambio que los lectores no vean.',
      'Los campos marcados dicen debajo qué falla. Corrígelos y envía otra vez; lo demás no se ha perdido.',
    ),
  ],
  'identity-papers': [
    text(
      'Un contrato lo firma una persona: por eso comparamos el nombre legal y la fecha de nacimiento con un documento. Haz una foto nítida de cada cara, sin reflejos, de 10 MB como máximo.',
    ),
    list(
      'Las imágenes y los datos personales se cifran antes de guardarse.',
      `Se eliminan ${PERSON_KEPT_DAYS} días después de que una solicitud termine sin contrato.`,
      'Puedes cambiar o borrar una imagen mientras la solicitud sea un borrador.',
    ),
    text('La [Política de privacidad](legal:privacy-policy) tiene los detalles.'),
  ],
  'returned-application': [
    steps(
      'Abre la solicitud desde la historia o desde el mensaje de tu [buzón](go:inbox).',
      'Lee el motivo en cada campo marcado.',
      'Corrige y envíala de nuevo.',
    ),
    text('Que vuelva no es una negativa. Si un motivo no está claro, responde al mensaje del editor.'),
  ],
  'sign-contract': [
    steps(
      'Abre el contrato de la historia cuando diga que está listo.',
      'Lee o descarga el documento.',
      'Escribe tu nombre legal como figura en la solicitud, con sus acentos.',
      'Marca que lo has leído y elige **Firmar el contrato**.',
    ),
    text(
      `Tienes ${OFFER_VALID_DAYS} días. Hasta entonces la historia conserva el título que figura en el documento. El documento firmado queda con la historia mientras tengas la cuenta.`,
    ),
    text('Si no lo quieres, elige **Rechazar el contrato**. No se firma nada y puedes volver a solicitarlo.'),
  ],
  'signed-story': [
    text(
      'El estudio dice: La obra tiene un contrato firmado. Contacta con tu editor para cambiar los datos de la historia.',
    ),
    steps('Abre la solicitud y elige **Enviar un mensaje**.', 'Di qué debería cambiar y por qué.'),
    text(
      'Sigues escribiendo y publicando capítulos como antes y puedes corregir el texto de los publicados. Para retirar uno también hace falta tu editor.',
    ),
  ],
  'terminate-contract': [
    steps(
      'Abre el contrato y elige **Enviar un mensaje**.',
      'Di que das el aviso. La respuesta nombra el último día.',
      'Ese día el estado pasa a Contrato terminado, y un documento dice cómo acabó.',
    ),
    text(
      'Los derechos vuelven a ti como dice el contrato. Lo ganado hasta entonces se paga como siempre. Una historia sin contrato se puede publicar en cualquier sitio.',
    ),
  ],
  'application-moved': [
    text(
      'Actuó un editor, o tú en otra pestaña. La página muestra el estado nuevo; lo que escribiste sigue en su campo. Decide desde ahí.',
    ),
    text('Puedes retirar una solicitud mientras espera la revisión: vuelve a ser un borrador.'),
  ],
  'apply-completion': [
    note(
      'Estás enviando una solicitud de finalización. Cuando la confirmes, la historia no se podrá editar ni actualizar. El número de palabras actual contará como número total de palabras y será la base del bono por finalización.',
    ),
    steps(
      'Publica todos los capítulos y cambios; elimina los borradores que no formen parte y vacía la papelera.',
      'Abre la historia y elige **Solicitar la finalización**.',
      'Lee las palabras contadas y el bono.',
      'Marca la casilla y escribe el título.',
    ),
  ],
  'completion-statuses': [
    table(
      ['Estado', 'Qué significa'],
      ['Solicitar la finalización', 'Todavía no se ha enviado nada.'],
      ['Borrador', 'Empezada, sin enviar.'],
      [
        'Ver el proceso de finalización',
        'La lee un editor y la historia está bloqueada; o volvió con motivos y está abierta otra vez.',
      ],
      ['Terminada', 'Aprobada. El bono va en la factura siguiente.'],
    ),
  ],
  'completed-story': [
    text(
      'A los lectores se les dijo que la historia está entera, y sus palabras se contaron para el bono. Mientras la solicitud esté en revisión puedes retirarla y seguir.',
    ),
    text('Para una continuación, [crea una historia](go:new-story). Por una errata, escribe a tu editor.'),
  ],
} satisfies ShelfBodies<'contracts'>;
