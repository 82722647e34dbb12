import type { TRIGGER_WARNINGS } from '@myfiction/shared/contract/story-options.ts';
import { list, note, table, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

/** Each warning of the story form and when it is needed. */
const WARNINGS: Readonly<Record<(typeof TRIGGER_WARNINGS)[number], readonly [name: string, when: string]>> = {
  violence: ['Violencia', 'Peleas, agresiones o guerra con detalle.'],
  'sexual-violence': ['Violencia sexual', 'Violación, agresión o coacción, mostrada o recordada.'],
  abuse: ['Abuso', 'Maltrato en el hogar, infantil o emocional.'],
  'self-harm': ['Autolesión', 'Alguien se hace daño o se le empuja a ello.'],
  suicide: ['Suicidio', 'Pensamientos, intentos o una muerte.'],
  death: ['Muerte', 'La muerte de un personaje importante o de un ser querido, en la que el texto se detiene.'],
  gore: ['Sangre y crudeza', 'Heridas, cuerpos o tortura descritos de cerca.'],
  drugs: ['Drogas y alcohol', 'Abuso o adicción que importa en la historia.'],
  'eating-disorder': ['Trastornos alimentarios', 'Pasar hambre, purgarse, contar, o alabar la delgadez.'],
  discrimination: ['Discriminación', 'Racismo, homofobia u otro odio, también donde la historia se opone.'],
  'animal-cruelty': ['Crueldad con animales', 'Se hiere o se mata a un animal con crueldad.'],
  'pregnancy-loss': [
    'Pérdida de un embarazo',
    'Aborto espontáneo, muerte al nacer o un aborto en el que el texto se detiene.',
  ],
};

export default [
  {
    version: '1.0',
    effective: '2026-11-01',
    changes: ['Primera versión.'],
    sections: [
      section(
        'why',
        'Por qué hay advertencias',
        text(
          'Una advertencia deja elegir a los lectores. No juzga ninguna historia: las más fuertes suelen necesitar más. Está antes de la primera página, donde se puede saltar.',
        ),
      ),
      section(
        'choose',
        'Tres formas de responder',
        list(
          '**Elegir de la lista** lo que la historia tiene o va a tener.',
          '**No hay ninguna**: nada de la lista está en ella.',
          '**El autor prefiere no decirlo**: los lectores ven esta frase y deciden con ella. Para advertencias que desvelarían la historia.',
        ),
        text(
          'Se ponen en los datos de la historia: mira [Sinopsis, género, etiquetas y clasificación](see:story-details).',
        ),
      ),
      section(
        'list',
        'La lista',
        table(['Advertencia', 'Dala por'], ...Object.values(WARNINGS).map(([name, when]) => [name, when])),
      ),
      section(
        'chapter',
        'Advertencias de un capítulo',
        text(
          'Donde un capítulo va más lejos que los demás, escribe una advertencia en el editor. Está encima del texto. Di qué, no cómo: «Contiene la muerte de un niño» basta.',
        ),
      ),
      section(
        'when',
        'Cuándo dar una',
        list(
          'Cuando está en la página, o contado de modo que el lector lo ve.',
          'No por una mención de paso sin detalle.',
          'En la duda, dala.',
        ),
      ),
      section(
        'missing',
        'Cuando falta una',
        text(
          'Los lectores pueden avisar. Te pedimos que la añadas, y pasados siete días la añadimos. Una advertencia nunca hace que una historia se muestre menos; un «no hay ninguna» falso sí puede.',
        ),
        note('Una advertencia no permite lo que prohíben las [Normas de contenido](legal:content-guidelines).'),
      ),
    ],
  },
] satisfies LegalText;
