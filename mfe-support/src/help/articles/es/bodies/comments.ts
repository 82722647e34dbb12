import { COMMENT_UNDO_SECONDS, FILTER_WORDS_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { list, steps, table, text } from '../../../../content/blocks.ts';
import type { ShelfBodies } from './shelf-bodies.ts';

export default {
  'reply-comments': [
    steps(
      'Abre [Comentarios](go:comments). El número de la barra lateral cuenta los nuevos, hasta 99+.',
      'Filtra por historia, por capítulo o por lo que no tiene respuesta.',
      'Elige **Responder** y escribe. Se muestra como respuesta del autor.',
    ),
    text('Si el lector elimina el comentario entretanto, tu respuesta queda en el campo para que la puedas copiar.'),
  ],
  'moderate-comments': [
    table(
      ['Acción', 'Qué hace'],
      ['Ocultar', 'Los lectores dejan de verlo. Tú lo ves.'],
      ['Cerrar el hilo', 'Se queda, pero nadie puede responder.'],
      ['Marcar como spam', 'Lo oculta y lo separa de los demás.'],
      ['Denunciar', 'Lo entrega a la plataforma. Mira [Denunciar un comentario](see:report-comment).'],
    ),
    text(
      `**Deshacer** está ahí ${COMMENT_UNDO_SECONDS} segundos. Después lo encuentras en Ocultos o en Spam y puedes mostrarlo otra vez.`,
    ),
  ],
  'pin-comment': [
    text(
      'Elige **Fijar comentario** en su menú: queda el primero bajo el capítulo. Si ya hay otro fijado, el estudio pregunta si lo cambia.',
    ),
  ],
  'report-comment': [
    steps(
      'Elige **Denunciar** en el menú del comentario.',
      'Elige el motivo y añade una nota si ayuda.',
      'Queda oculto para los lectores hasta que la plataforma decida.',
    ),
    text('El resultado llega a tu [buzón](go:inbox). El lector no sabe quién lo ha denunciado.'),
  ],
  'block-reader': [
    steps(
      'Elige **Bloquear al lector** en el menú de un comentario.',
      'Marca **ocultar también los comentarios anteriores** si quieres.',
    ),
    text(
      'No se le avisa. Lo que escribe se guarda en **Ocultos** y no cuenta como nuevo. Para deshacerlo, abre **Lectores bloqueados** en [Comentarios](go:comments).',
    ),
  ],
  'word-filter': [
    steps(
      'Abre [Comentarios](go:comments) y elige **Palabras filtradas**.',
      'Añade palabras o frases, separadas por comas.',
    ),
    text(
      `Los comentarios nuevos que tengan alguna esperan en **Retenidos**, solo para ti. La lista admite ${FILTER_WORDS_MAX}: quita algunas para añadir otras.`,
    ),
  ],
  'held-comments': [
    list(
      '**Tus palabras filtradas**: lo liberas o lo ocultas.',
      '**La lista de la plataforma**: igual.',
      '**La plataforma**: solo ella lo puede liberar.',
    ),
    text('Los comentarios retenidos están también en [Inicio](go:home), para que nadie espere mucho.'),
  ],
  'inappropriate-words': [
    text(
      'El texto queda en el campo. Las normas son las mismas para autores y lectores: están en las [Normas de contenido](legal:content-guidelines). Si crees que una palabra está ahí por error, [escríbenos](go:help).',
    ),
  ],
} satisfies ShelfBodies<'comments'>;
