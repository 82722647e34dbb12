import { list, table, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

export default [
  {
    version: '1.0',
    effective: '2026-11-01',
    changes: ['Primera versión.'],
    sections: [
      section(
        'idea',
        'La idea',
        text(
          'La ficción puede ir a lugares oscuros. Estas normas tratan de lo que hace daño fuera de la página y de que los lectores sepan lo que abren. Valen para historias, portadas, notas, seudónimos, comentarios y mensajes.',
        ),
      ),
      section(
        'never',
        'Lo que nunca se permite',
        list(
          'Contenido sexual sobre alguien menor de 18 años, en cualquier forma, se diga o se dibuje la edad que sea.',
          'Textos que llaman a la violencia contra personas o grupos reales, o que la alaban.',
          'Odio contra personas por lo que son, cuando la historia misma toma ese partido.',
          'Instrucciones para armas, para drogas, para matarse o hacerse daño.',
          'Datos privados de personas reales, amenazas y contenido sexual sobre personas reales sin su consentimiento.',
          'Lo que no es tuyo: textos o portadas copiados, también traducidos o redactados de otro modo.',
          'Spam, publicidad encubierta y comprar o fingir lecturas, seguidores o comentarios.',
        ),
      ),
      section(
        'ratings',
        'Clasificación',
        text(
          'Elige la clasificación por el capítulo más fuerte. Un capítulo que la supera pide una más alta para la historia.',
        ),
        table(
          ['Clasificación', 'Qué puede haber'],
          ['Para todos', 'Conflicto leve. Sin contenido sexual ni lenguaje fuerte.'],
          ['Adolescentes', 'Violencia sin detalle, besos, algo de lenguaje fuerte.'],
          ['Maduro', 'Violencia con detalle, sexo no explícito, drogas, lenguaje fuerte.'],
          [
            'Adultos',
            'Sexo explícito entre adultos que consienten, crueldad central en la historia. Solo se muestra a lectores que han confirmado ser adultos.',
          ],
        ),
      ),
      section(
        'warnings',
        'Advertencias',
        text(
          'Una clasificación dice cuán fuerte, una advertencia dice qué. En [Advertencias](legal:trigger-warnings) están la lista y cuándo darlas.',
        ),
      ),
      section(
        'ai',
        'Uso de la IA',
        text(
          'Di en las declaraciones de la historia si el texto se escribió sin IA, con su ayuda o por ella. Los correctores de ortografía y gramática no cuentan. Una historia que se declara escrita sin IA y no lo está se puede retirar, y su contrato terminar.',
        ),
      ),
      section(
        'comments',
        'Comentarios',
        text(
          'La crítica de un texto es bienvenida; los ataques a su autor o a sus lectores no. Los autores pueden ocultar, denunciar y bloquear: mira [Ocultar, cerrar el hilo y marcar como spam](see:moderate-comments). Algunas palabras se retienen hasta que alguien las mira.',
        ),
      ),
      section(
        'acts',
        'Qué hacemos ante un incumplimiento',
        list(
          'Te decimos en tu buzón qué capítulo y qué norma.',
          'Un capítulo vuelve a ti como borrador; puedes cambiarlo y publicarlo otra vez.',
          'Una historia se retira cuando un cambio no bastaría.',
          'Una cuenta se bloquea por lo que nunca se permite o tras incumplimientos repetidos. Quien la tiene puede seguir descargando todos sus textos.',
        ),
        text(
          'Si crees que nos equivocamos, responde al mensaje. Alguien que no tomó la decisión lo mira de nuevo en diez días laborables.',
        ),
      ),
      section(
        'report',
        'Denunciar algo',
        text(
          'Denuncia un comentario donde está. Para lo demás, usa [Contacto](go:help) y di la dirección. Las reclamaciones de derechos de autor necesitan tu nombre, la obra y el lugar donde se copió.',
        ),
      ),
    ],
  },
] satisfies LegalText;
