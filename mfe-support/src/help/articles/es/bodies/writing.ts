import {
  BULK_MAX,
  CHAPTER_LONG_WORDS,
  CHAPTER_SHORT_WORDS,
  CHAPTERS_MAX,
  IMPORT_CHAPTERS_MAX,
  SCHEDULE_AHEAD_MINUTES,
  STORIES_MAX,
  SYNOPSIS_MAX,
  SYNOPSIS_MIN,
  SYNOPSIS_TEASER,
  TRASH_DAYS,
  VERSION_EVERY_MINUTES,
  VERSION_NAMES_MAX,
  VOLUMES_MAX,
} from '@myfiction/shared/contract/rules.ts';
import { list, note, steps, table, text } from '../../../../content/blocks.ts';
import { inSpanish, LONGEST_CHAPTER } from './figures.ts';
import type { ShelfBodies } from './shelf-bodies.ts';

/** Stories, drafts, the editor, and what happens to finished chapters. */
export default {
  'start-story': [
    steps(
      'Abre [Mis historias](go:stories) y elige **Crear historia**.',
      'Ponle un título. No hay dos historias con el mismo en la plataforma.',
      'Escribe una sinopsis, elige idioma, género y clasificación, y di si hacen falta advertencias.',
      'Guarda. La historia es solo tuya hasta que [publicas un capítulo](see:publish-chapter).',
    ),
    note('El idioma de una historia queda fijo tras publicar el primer capítulo. Lo demás se puede cambiar.'),
    text(`Una cuenta admite hasta ${inSpanish(STORIES_MAX)} historias.`),
  ],
  'story-details': [
    list(
      `**Sinopsis**: de ${SYNOPSIS_MIN} a ${inSpanish(SYNOPSIS_MAX)} caracteres para publicar. Los lectores ven los primeros ${SYNOPSIS_TEASER} antes de tocar.`,
      '**Género**: uno principal y hasta dos más. **Etiquetas**: hasta 20.',
      '**Clasificación**: para todos, adolescentes, maduro o adultos. Las [Normas de contenido](legal:content-guidelines) dicen qué va en cada una.',
      '**Advertencias**: elige de la lista, di que no hay ninguna o elige no decirlo. Mira [Advertencias](legal:trigger-warnings).',
      '**Declaraciones**: que los derechos son tuyos y cómo se usó la IA.',
    ),
    text(
      'Abre la historia y elige **Datos de la historia** para cambiarlos. Tras firmar un contrato quedan fijos: mira [Una historia con contrato](see:signed-story).',
    ),
  ],
  cover: [
    steps(
      'Abre los datos de la historia y elige la portada.',
      'Elige un archivo de 5 MB como máximo y arrastra el marco a lo que deben ver los lectores.',
      'Guarda la historia.',
    ),
    text(
      'Una historia sin portada recibe una hecha con su título: puedes publicar antes de tener una imagen. Si no se acepta el archivo, mira [Imágenes y archivos](see:pictures-files).',
    ),
  ],
  'write-chapter': [
    steps(
      'Abre una historia en [Mis historias](go:stories) y elige **Añadir capítulo**.',
      'Ponle nombre y escribe. Pulsa ? para ver los atajos del teclado.',
      'Añade una nota antes o después del texto si quieres decir algo a los lectores, y una advertencia donde haga falta.',
      'Publícalo ahora o [prográmalo](see:schedule-chapter).',
    ),
    text(
      'El texto de Word, Google Docs o Pages conserva cursivas, párrafos y cambios de escena al pegarlo. El modo de concentración oculta todo menos la página.',
    ),
  ],
  'word-count': [
    text(
      'El título, tus notas y la advertencia del capítulo no cuentan. El chino, el japonés y el coreano se cuentan por caracteres.',
    ),
    list(
      `Con menos de ${CHAPTER_SHORT_WORDS} palabras el estudio avisa de que el capítulo es corto. Puedes publicarlo igual.`,
      `Con más de ${inSpanish(CHAPTER_LONG_WORDS)} propone dividirlo: pon el cursor y elige **Dividir aquí**.`,
      `Con más de ${LONGEST_CHAPTER} hay que dividirlo antes de publicarlo.`,
    ),
    text(
      'Las palabras publicadas son las que cuentan para un contrato y para el [bono por finalización](see:completion-bonus).',
    ),
  ],
  'saving-offline': [
    list(
      '**Guardado**, con una hora: el servidor lo tiene todo.',
      '**Guardando**: está en camino.',
      '**Sin conexión, guardado en este dispositivo**: sigue escribiendo. Se envía cuando vuelve la conexión.',
      '**Conflicto**: el capítulo se cambió en otro sitio. Mira [Dos versiones de un capítulo](see:conflict).',
    ),
    text(
      'Si el navegador se cierra, abre el capítulo otra vez en el mismo dispositivo: lo que no se había enviado está ahí. Los textos que ya no tienen capítulo esperan en [Textos recuperados](go:recovery).',
    ),
    note('No borres los datos de este sitio en el navegador mientras el editor diga que no hay conexión.'),
  ],
  conflict: [
    text(
      'Pasa cuando un capítulo está abierto en dos dispositivos. El estudio muestra los dos textos, uno junto a otro.',
    ),
    list(
      '**Conservar la mía** guarda el texto de este dispositivo.',
      '**Conservar la otra** toma el texto del servidor.',
      '**Copiar la mía** pone tu texto en el portapapeles.',
    ),
    text('El texto que no elegiste queda en el [historial](see:version-history).'),
  ],
  'version-history': [
    text(
      `El estudio guarda una versión al menos cada ${VERSION_EVERY_MINUTES} minutos mientras escribes, en cada publicación y antes de lo que cambie mucho de una vez.`,
    ),
    steps(
      'Abre el capítulo y elige **Historial**.',
      'Elige una versión. Lo que cambió está marcado.',
      'Elige **Restaurar**. El texto que tenías pasa a ser también una versión: se puede deshacer.',
    ),
    text(
      `Ponle nombre a una versión para encontrarla después. Hasta ${VERSION_NAMES_MAX} de un capítulo pueden tenerlo.`,
    ),
  ],
  'find-replace': [
    steps(
      'Pulsa Ctrl + F (⌘ F en un Mac) en el editor.',
      'Escribe qué buscar. Puedes distinguir mayúsculas y buscar palabras completas.',
      'Elige **Toda la historia** para ver cada lugar antes de cambiar nada.',
    ),
    text('Cada capítulo que cambia recibe antes una versión: un reemplazo se puede deshacer.'),
  ],
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
        'Pon el cursor donde deba terminar y elige **Dividir aquí**.',
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
    note(`La hora tiene que estar al menos a ${SCHEDULE_AHEAD_MINUTES} minutos y dentro de dos años.`),
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
      ['Publicado, con cambios', 'Lo cambiaste después de salir. Elige **Volver a publicar** para mostrar el cambio.'],
      ['En la papelera', `Eliminado; se puede restaurar durante ${TRASH_DAYS} días.`],
    ),
    text(
      'La plataforma puede devolver un capítulo que incumple las [Normas de contenido](legal:content-guidelines): pasa a borrador y un mensaje dice por qué.',
    ),
  ],
  'arrange-chapters': [
    steps(
      'Abre los **Capítulos** de la historia.',
      'Arrastra un capítulo por su asa, o enfoca el asa y usa las flechas.',
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
      'En una historia con contrato solo tu editor retira capítulos publicados: mira [Una historia con contrato](see:signed-story).',
    ),
  ],
  'import-chapters': [
    steps(
      'Abre el menú de la historia y elige **Importar capítulos**.',
      'Elige un archivo .docx, .txt, .md o .epub.',
      'Revisa la tabla: une, divide o renombra capítulos, deja alguno fuera.',
      'Elige **Importar**. Todos entran como borradores, de una vez o ninguno.',
    ),
    text(
      `Una importación admite hasta ${inSpanish(IMPORT_CHAPTERS_MAX)} capítulos. Si una parte se pierde por el camino, no se añade nada: empiézala otra vez.`,
    ),
  ],
  'export-story': [
    steps(
      'Abre la historia y elige **Exportar** en su menú.',
      'Elige EPUB, Word (.docx) o Markdown.',
      'El archivo se crea y tu navegador lo guarda.',
    ),
    text(
      'Tu texto es tuyo: la exportación funciona con contrato, sin él y con la cuenta bloqueada. Para llevártelo todo, mira [Descargar tus datos](see:export-account).',
    ),
  ],
  'readers-funnel': [
    text('Abre una historia y elige **Lectores**.'),
    list(
      '**Lecturas**: cuántas veces se abrieron capítulos en las aplicaciones de lectura.',
      '**Seguidores**: quién tiene la historia en su biblioteca ahora.',
      '**Embudo**: lectores del capítulo siguiente entre lectores de este. Con menos de 30 dice que son pocos para concluir algo.',
    ),
    text('Las cifras llegan de las aplicaciones con hasta una hora de retraso.'),
  ],
  'name-exists': [
    text(
      'Las mayúsculas y los espacios de los extremos no cuentan: «Luna» y «luna » son el mismo nombre. Añade una palabra, o un número en un capítulo.',
    ),
    text(
      'No se pierde nada de lo escrito: cambia el título y guarda otra vez. Un capítulo en la papelera no ocupa ningún nombre.',
    ),
  ],
  'home-goals': [
    text(
      '[Inicio](go:home) ordena por plazo lo que te espera: una solicitud devuelta, una factura bloqueada, comentarios retenidos, un calendario vacío.',
    ),
    text(
      'Elige las **palabras al día** de tu meta, o ninguna. Solo cuentan las palabras que añades. La racha es opcional, y un día de descanso no acaba con tu año.',
    ),
  ],
  'enter-contest': [
    table(
      ['Qué dice', 'Qué hacer'],
      ['Este concurso no recibe ni devuelve historias ahora.', 'Mira sus fechas: abre más tarde o está cerrado.'],
      ['Ya participas con una historia.', 'Retírala antes para presentar otra.'],
      ['Esta historia no cumple una de las bases del concurso.', 'La página enumera las bases y marca la que falta.'],
    ),
  ],
} satisfies ShelfBodies<'writing'>;
