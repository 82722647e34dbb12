import {
  BULK_MAX,
  CHAPTERS_MAX,
  IMPORT_CHAPTERS_MAX,
  SCHEDULE_AHEAD_MINUTES,
  SYNOPSIS_MIN,
  TRASH_DAYS,
  VOLUMES_MAX,
} from '@myfiction/shared/contract/rules.ts';
import { note, steps, table, text } from '../../../../content/blocks.ts';
import { inSpanish, LONGEST_CHAPTER } from './figures.ts';
import type { ShelfBodies } from './shelf-bodies.ts';

/** What happens to finished chapters. */
export default {
  'publish-chapter': [
    steps(
      'Abre el capítulo y elige **Publicar**.',
      'Repasa la lista: nombre, texto, advertencia.',
      'Elige **Publicar ahora**, o **Programar** para una hora.',
    ),
    text('Tras el primero, el estudio dice que la obra se publicará pronto en la aplicación.'),
    text(
      'Para cambiar un capítulo publicado, ábrelo, edita y elige **Volver a publicar**. Hasta entonces los lectores ven el texto anterior.',
    ),
  ],
  'cannot-publish': [
    table(
      ['Qué dice', 'Qué hacer'],
      ['Todavía no hay texto que publicar.', 'Escribe algo: solo notas no son un capítulo.'],
      ['Ponle un nombre al capítulo antes de publicarlo.', 'Escribe un nombre encima del texto.'],
      [
        `Un capítulo puede tener como máximo ${LONGEST_CHAPTER} palabras.`,
        'Pon el cursor donde deba terminar y elige **Dividir el capítulo aquí**.',
      ],
      [
        `Los lectores necesitan una sinopsis de al menos ${SYNOPSIS_MIN} caracteres.`,
        'Añádela en los **Datos de la historia**.',
      ],
      ['Este capítulo ya se ha publicado.', 'Salió desde otra pestaña o a su hora. Recarga la página.'],
    ),
  ],
  'schedule-chapter': [
    steps(
      'Abre el capítulo, elige **Publicar** y después **Programar**.',
      'Elige el día y la hora. La zona horaria es la tuya y está al lado.',
      'Elige **Programar**. El capítulo muestra cuándo sale.',
    ),
    text('Para cambiar o cancelar, abre el mismo menú. El texto se puede editar hasta que llegue la hora.'),
    note(`La hora tiene que estar al menos a ${SCHEDULE_AHEAD_MINUTES} minutos y en los próximos dos años.`),
  ],
  'schedule-many': [
    steps(
      'Abre la historia y selecciona capítulos en **Capítulos**. Con Mayús se selecciona un tramo.',
      'Elige **Programar**, los días de la semana, la hora y la primera fecha.',
      'Repasa las fechas y confirma.',
    ),
    text(
      `Hasta ${BULK_MAX} capítulos van en un paso. Si alguno no se puede programar, el informe dice cuál y por qué; los demás quedan hechos.`,
    ),
  ],
  'chapter-statuses': [
    table(
      ['Estado', 'Qué significa'],
      ['Borrador', 'Solo lo ves tú.'],
      ['Programado', 'Sale por sí solo a la hora indicada.'],
      ['Publicado', 'Los lectores lo pueden leer.'],
      ['Cambios sin publicar', 'Lo cambiaste después de salir. Elige **Volver a publicar** para mostrar el cambio.'],
      ['En la papelera', `Eliminado; se puede restaurar durante ${TRASH_DAYS} días.`],
    ),
    text(
      'La plataforma puede devolver un capítulo que incumple las [Normas de contenido](legal:content-guidelines): pasa a borrador y un mensaje dice por qué.',
    ),
  ],
  'arrange-chapters': [
    steps(
      'Abre los **Capítulos** de la historia.',
      'Arrastra un capítulo por su asa. Con el teclado, pulsa Espacio en el asa, muévelo con las flechas y pulsa Espacio otra vez.',
      'Para agrupar capítulos, crea un volumen y muévelos dentro.',
    ),
    note(
      'Los capítulos publicados conservan su orden: así los han leído los lectores. Un borrador puede estar entre dos de ellos y ocupa ese lugar al publicarse.',
    ),
    text(
      `Una historia admite hasta ${inSpanish(CHAPTERS_MAX)} capítulos, con los de su papelera, y ${VOLUMES_MAX} volúmenes.`,
    ),
  ],
  trash: [
    steps('Abre la historia y elige **Papelera**.', 'Busca el capítulo y elige **Restaurar**. Vuelve como borrador.'),
    text(
      `Después de ${TRASH_DAYS} días se elimina para siempre. Un capítulo abierto en el editor mientras pasa a la papelera conserva su texto en tu dispositivo: restáuralo para seguir.`,
    ),
    text(
      'Una historia sin capítulos, tampoco en la papelera, se puede eliminar: ábrela, elige **Más acciones** y después **Eliminar la historia**. Se queda cuando ha generado ingresos, tiene un contrato o una solicitud en revisión, participa en un concurso o tiene comentarios de lectores.',
    ),
    text(
      'En una historia con contrato solo tu editor retira capítulos publicados: mira [Una historia con contrato](see:signed-story).',
    ),
  ],
  'import-chapters': [
    steps(
      'Abre el menú de la historia y elige **Importar capítulos**.',
      'Elige un archivo .docx, .txt, .md o .epub.',
      'Revisa la tabla: une, divide o renombra capítulos, deja alguno fuera.',
      'Añade los capítulos. Todos entran como borradores, de una vez o ninguno.',
    ),
    text(
      `Una importación admite hasta ${inSpanish(IMPORT_CHAPTERS_MAX)} capítulos. Si una parte se pierde por el camino, no se añade nada: empiézala otra vez.`,
    ),
  ],
} satisfies Partial<ShelfBodies<'writing'>>;
