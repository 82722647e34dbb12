import { LEAST_READERS } from '@myfiction/shared/contract/reader-figures.ts';
import {
  CHAPTER_LONG_WORDS,
  CHAPTER_SHORT_WORDS,
  STORIES_MAX,
  SYNOPSIS_MAX,
  SYNOPSIS_MIN,
  SYNOPSIS_TEASER,
  VERSION_EVERY_MINUTES,
  VERSION_NAMES_MAX,
} from '@myfiction/shared/contract/rules.ts';
import { list, note, steps, table, text } from '../../../../content/blocks.ts';
import { inSpanish, LONGEST_CHAPTER } from './figures.ts';
import type { ShelfBodies } from './shelf-bodies.ts';

/** Stories, drafts and the editor. */
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
    text('El [Espacio del creador](go:creator-space) tiene guías para cada etapa de una novela por entregas.'),
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
      'Abre la historia y elige **Editar datos** para cambiarlos. Tras firmar un contrato quedan fijos: mira [Una historia con contrato](see:signed-story).',
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
      'Ponle nombre y escribe. Pulsa Ctrl + / (⌘ / en un Mac) para ver los atajos de teclado.',
      'Añade una nota antes o después del texto si quieres decir algo a los lectores, y una advertencia donde haga falta.',
      'Publícalo ahora o [prográmalo](see:schedule-chapter).',
    ),
    text(
      'El texto de Word, Google Docs o Pages conserva cursivas, párrafos y cambios de escena al pegarlo; sus notas al pie quedan detrás. El modo concentración oculta todo menos la página.',
    ),
  ],
  'word-count': [
    text(
      'El título, tus notas y la advertencia del capítulo no cuentan. El chino, el japonés y el coreano se cuentan por caracteres.',
    ),
    list(
      `Con menos de ${CHAPTER_SHORT_WORDS} palabras el estudio avisa de que el capítulo es corto. Puedes publicarlo igual.`,
      `Con más de ${inSpanish(CHAPTER_LONG_WORDS)} propone dividirlo: pon el cursor y elige **Dividir el capítulo aquí**.`,
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
      '**Sin conexión. Guardado en este dispositivo.** Sigue escribiendo: se envía cuando vuelve la conexión.',
      '**Cambiado en otro lugar.** Compara los dos textos. Mira [Dos versiones de un capítulo](see:conflict).',
    ),
    text(
      'Si el navegador se cierra, abre el capítulo otra vez en el mismo dispositivo: lo que no se había enviado está ahí. Los textos que ya no tienen capítulo esperan en [Guardado en este dispositivo](go:recovery).',
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
      'Abre el capítulo y elige **Historial de versiones**.',
      'Elige una versión. Lo que cambió está marcado.',
      'Elige **Restaurar esta versión**. El texto que tenías pasa a ser también una versión: se puede deshacer.',
    ),
    text(
      `Ponle nombre a una versión para encontrarla después. Hasta ${VERSION_NAMES_MAX} de un capítulo pueden tenerlo.`,
    ),
  ],
  'find-replace': [
    steps(
      'Pulsa Ctrl + F (⌘ F en un Mac) en el editor.',
      'Escribe qué buscar. Puedes distinguir mayúsculas y buscar palabras completas.',
      'Elige **En toda la historia** para ver cada lugar antes de cambiar nada.',
    ),
    text(
      '**Deshacer**, bajo el informe, lo deshace todo, salvo en los capítulos que han cambiado desde entonces. Sigue ahí cuando vuelves a elegir **En toda la historia**, mientras la pestaña esté abierta. Más tarde, el historial de cada capítulo tiene su texto anterior.',
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
      `**Embudo**: lectores del capítulo siguiente entre lectores de este. Con menos de ${LEAST_READERS} dice que son pocos para concluir algo.`,
      '**Llegan al último capítulo**: lectores del último capítulo que lleva una semana publicado entre lectores del primero. Los dos números están en la tabla del embudo.',
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
      '[Inicio](go:home) ordena por plazo lo que te espera: una solicitud devuelta, una factura bloqueada, un formulario fiscal que falta, comentarios retenidos, un calendario vacío.',
    ),
    text(
      'Con **Poner una meta** eliges las palabras al día, o ninguna. Solo cuentan las palabras que añades. Los días seguidos son opcionales, y un día libre de tu elección no los interrumpe, ni aunque lo quites después: ambas cosas están donde pones la meta.',
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
} satisfies Partial<ShelfBodies<'writing'>>;
