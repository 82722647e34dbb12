import {
  CONTRACT_MIN_AGE,
  FREE_CHAPTERS_MIN,
  OFFER_TERMS,
  OFFER_VALID_DAYS,
} from '@myfiction/shared/contract/application-options.ts';
import { list, note, table, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

const { exclusive, 'non-exclusive': open } = OFFER_TERMS;

export default [
  {
    version: '1.0',
    effective: '2026-11-01',
    changes: ['Primera versión.'],
    sections: [
      section(
        'yours',
        'Lo que sigue siendo tuyo',
        text(
          'Conservas los derechos de autor de todo lo que escribes aquí. Publicar en MyFiction no los transmite, ni con contrato ni sin él.',
        ),
        text(
          'Puedes descargar tus historias en EPUB, Word o Markdown en cualquier momento, también con la cuenta bloqueada: mira [Descargar tu historia](see:export-story).',
        ),
      ),
      section(
        'licence',
        'Lo que nos permites sin contrato',
        text(
          'Para que los lectores puedan leer lo que publicas, nos concedes una licencia no exclusiva, mundial y gratuita para guardar tu texto, tu portada y tus notas, adaptar su forma a las pantallas y mostrarlos en nuestras aplicaciones y sitios mientras estén publicados.',
        ),
        list(
          'Los borradores y los capítulos programados no se muestran a nadie hasta que se publican.',
          'Puedes publicar el mismo texto en cualquier otro lugar.',
          'Podemos mostrar un fragmento breve y la portada para que los lectores encuentren tu historia.',
          'La licencia termina cuando retiras el capítulo o la historia. Quien guardó una copia para leer sin conexión puede conservarla hasta 30 días.',
        ),
        text('No usamos tu texto para entrenar modelos generativos ni permitimos que otros lo hagan.'),
      ),
      section(
        'promise',
        'Lo que prometes',
        list(
          'Has escrito el texto, o tienes los derechos que hacen falta para publicarlo. Vale también para la portada.',
          'Dices la verdad sobre si la obra se publicó en otro sitio y sobre cómo se usó la IA.',
          'El texto respeta las [Normas de contenido](legal:content-guidelines) y lleva las [advertencias](legal:trigger-warnings) que los lectores necesitan.',
        ),
      ),
      section(
        'offers',
        'Los dos contratos',
        text(
          'Un contrato se hace para una historia. Empieza cuando ambas partes han firmado el documento, que antes puedes leer y descargar. Cuenta el documento; esta tabla lo resume.',
        ),
        table(
          ['', 'Exclusivo', 'No exclusivo'],
          ['Plazo', `${exclusive.termYears} años`, `${open.termYears} años`],
          ['Tu parte del ingreso neto', `${exclusive.sharePercent}\u00a0%`, `${open.sharePercent}\u00a0%`],
          [
            'Palabras publicadas al mes',
            exclusive.monthlyWords.toLocaleString('es'),
            open.monthlyWords.toLocaleString('es'),
          ],
          ['Puede aparecer en otros sitios', 'No', 'Sí'],
          ['Aviso', `${exclusive.noticeDays} días`, `${open.noticeDays} días`],
        ),
        text(
          `Nadie con menos de ${CONTRACT_MIN_AGE} años puede firmar. Con menos de 18 firma contigo tu madre, tu padre o quien tenga tu tutela. Un contrato que no se firma en ${OFFER_VALID_DAYS} días caduca.`,
        ),
      ),
      section(
        'paid',
        'Pago por lectura',
        text(
          `Una historia con contrato se puede ofrecer por monedas desde el capítulo que elijas; al menos ${FREE_CHAPTERS_MIN} capítulos quedan gratis. Un capítulo que un lector ha pagado queda abierto para él, pase lo que pase después con la historia.`,
        ),
        text(
          'Qué se te paga, cuándo y cómo se calcula está en [Cómo se calcula una factura](see:bill-lines) y en tu contrato.',
        ),
      ),
      section(
        'end',
        'Cómo termina',
        text(
          'Tú o nosotros podemos terminar un contrato con el aviso que nombra; y cualquiera de los dos de inmediato si el otro lo incumple gravemente y no lo remedia en 14 días desde que se le dice.',
        ),
        text(
          'Al final termina la licencia del contrato y los derechos quedan libres. Lo ganado hasta entonces se paga como siempre. Una historia terminada sigue abierta para quienes la pagaron.',
        ),
        note('Nada de esto quita derechos que la ley de tu país te da como autor.'),
      ),
    ],
  },
] satisfies LegalText;
