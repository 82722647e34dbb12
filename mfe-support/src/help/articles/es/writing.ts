import { head } from './head.ts';

export default {
  'start-story': head(
    'Cómo empezar una historia',
    'Bastan un título, una sinopsis, un género y una clasificación. Lo demás puede venir después.',
    'crear nueva novela libro primera empezar obra escribir 400036',
  ),
  'story-details': head(
    'Sinopsis, género, etiquetas y clasificación',
    'Lo que ven los lectores antes de abrir una historia y cómo cambiarlo.',
    'editar información descripción edad advertencias idioma calendario declaración ia',
  ),
  cover: head(
    'Añadir o cambiar la portada',
    'Una imagen de 3:4, de 600 × 800 píxeles como mínimo, en JPG, PNG o WebP.',
    'portada imagen foto subir tamaño recortar',
  ),
  'write-chapter': head(
    'Escribir un capítulo',
    'Abre una historia, elige Añadir capítulo y escribe. El estudio guarda por ti.',
    'editor nuevo capítulo texto formato negrita cursiva notas pegar word atajos',
  ),
  'word-count': head(
    'Cómo se cuentan las palabras',
    'Las palabras del texto del capítulo. Con más de 20.000 no se puede publicar.',
    'recuento palabras longitud límite máximo mínimo largo corto dividir',
  ),
  'saving-offline': head(
    'Guardar y escribir sin conexión',
    'Cada cambio queda en tu dispositivo al momento y en el servidor segundos después.',
    'guardado automático perdido texto internet conexión recuperar',
  ),
  conflict: head(
    'Dos versiones de un capítulo',
    'El capítulo se guardó en otro sitio entretanto. Tú eliges qué texto queda; no se pierde nada.',
    'conflicto otra pestaña dispositivo sobrescrito versión',
  ),
  'version-history': head(
    'Versiones anteriores de un capítulo',
    'Abre el historial en el editor para comparar y restaurar.',
    'historial restaurar deshacer versión anterior copia 400039',
  ),
  'find-replace': head(
    'Buscar y reemplazar',
    'En el capítulo o en toda la historia, con vista previa.',
    'buscar reemplazar nombre personaje palabra',
  ),
  'publish-chapter': head(
    'Publicar un capítulo',
    'Elige Publicar en el editor; los lectores lo ven en unos minutos.',
    'publicar primer capítulo lanzar subir actualizar',
  ),
  'cannot-publish': head(
    'Un capítulo no se puede publicar',
    'Necesita un nombre, texto, 20.000 palabras como máximo y una historia con sinopsis.',
    'error no publica vacío sin nombre demasiado largo 400013 400014 400017 400018 400030',
  ),
  'schedule-chapter': head(
    'Cómo programar un capítulo',
    'Elige una hora, como mínimo dentro de 5 minutos. El estudio lo publica aunque duermas.',
    'programar hora fecha planificar automático cancelar 400020',
  ),
  'schedule-many': head(
    'Programar o publicar muchos a la vez',
    'Selecciona varios en la lista y dales un ritmo, como lunes, miércoles y viernes a las 18:00.',
    'varios lote serie semanal ritmo seleccionar todos',
  ),
  'chapter-statuses': head(
    'Qué significan los estados de un capítulo',
    'Borrador, programado, publicado y cambios que los lectores aún no ven.',
    'borrador programado publicado estado',
  ),
  'arrange-chapters': head(
    'Cambiar el orden de los capítulos, y los volúmenes',
    'Arrastra los borradores a su sitio. Los publicados mantienen su orden.',
    'ordenar mover arrastrar volumen parte 400021 400037 400038',
  ),
  trash: head(
    'Eliminar y restaurar capítulos',
    'Lo que eliminas queda 30 días en la papelera.',
    'borrar eliminar historia papelera recuperar restaurar 400019 400090 400091',
  ),
  'import-chapters': head(
    'Importar capítulos de un archivo',
    'Word, texto, Markdown o EPUB, cortados en capítulos por sus títulos.',
    'importar subir docx word txt epub otra plataforma 400022',
  ),
  'export-story': head(
    'Descargar tu historia',
    'En EPUB, Word o Markdown, en cualquier momento.',
    'exportar copia epub word descargar guardar archivo',
  ),
  'readers-funnel': head(
    'Lecturas, seguidores y embudo de capítulos',
    'Cuántos lectores de un capítulo siguen con el siguiente.',
    'estadísticas lecturas lectores seguidores números',
  ),
  'name-exists': head(
    '«Ya existe una historia con este nombre», o un capítulo',
    'Elige otro título: el de una historia es único en la plataforma; el de un capítulo, en su historia.',
    'título repetido duplicado nombre error 90099011 90099012',
  ),
  'home-goals': head(
    'Inicio, meta diaria y días de escritura',
    'Lo que toca a continuación y una meta que permite descansar.',
    'inicio meta racha calendario palabras hoy',
  ),
  'enter-contest': head(
    'Participar en un concurso',
    'Una historia por persona, mientras esté abierto. La página dice qué necesita.',
    'concurso participar retirar premio ganador 400080 400081 400082',
  ),
};
