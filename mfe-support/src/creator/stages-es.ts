import { list, steps, text } from '../content/blocks.ts';
import type { Guide, Stage, StageId } from './stages.ts';
import english from './stages.ts';

const GUIDES: Readonly<Record<StageId, readonly Guide[]>> = {
  before: [
    {
      title: 'Antes de publicar',
      body: [
        text('Una novela por entregas es una promesa: se empieza por el primer capítulo y se sigue porque hay otro.'),
        list(
          '**Conoce la pregunta** que la historia deja abierta y, más o menos, cómo acaba.',
          '**Escribe por adelantado.** Cinco capítulos terminados te dejan dormir cuando una semana sale mal.',
          '**Dilo en una frase**: quién quiere qué y qué se lo impide. Así empieza la sinopsis.',
        ),
      ],
    },
    {
      title: 'Una sinopsis que invita a entrar',
      body: [
        text(
          'Los lectores ven los primeros 150 caracteres. Empieza por la persona y el problema, no por el mundo. Deja fuera el final, los nombres que nadie conoce y los elogios.',
        ),
      ],
    },
  ],
  first: [
    {
      title: 'Los primeros capítulos',
      body: [
        steps(
          'Abre con algo que cambia, en la primera pantalla de un teléfono.',
          'De 1000 a 2500 palabras: una escena, un giro.',
          'Termina en una pregunta, no en un descanso.',
          'Publica juntos los tres primeros y después de uno en uno.',
        ),
        text('Elige un ritmo que puedas mantener tres meses y muéstralo: los lectores vuelven el día que dices.'),
      ],
    },
  ],
  growing: [
    {
      title: 'Crecer',
      body: [
        list(
          '**Lee el embudo.** Una caída tras un capítulo habla de ese capítulo: relee su final y el principio del siguiente.',
          '**Responde a los comentarios** el primer día. Fija el que pregunta lo que todos preguntan.',
          '**Cambia una cosa cada vez**, título, portada o sinopsis, y espera dos semanas.',
          '**Descansa antes de tener que hacerlo.** Anuncia la pausa en una nota.',
        ),
      ],
    },
  ],
  contract: [
    {
      title: '¿Te conviene un contrato?',
      body: [
        text(
          'Un contrato paga una parte y pide un ritmo. El exclusivo paga más y deja la historia aquí; el no exclusivo te deja libre. Sin contrato conservas todos los derechos y no ganas con capítulos de pago.',
        ),
        text(
          'Antes de firmar: ¿puedes con las palabras mensuales en tu peor mes? ¿Está ya en otro sitio? ¿Sabes cómo acaba?',
        ),
      ],
    },
  ],
  earning: [
    {
      title: 'Ganar',
      body: [
        list(
          'Pon el primer capítulo de pago tras abrir una pregunta, nunca en medio de una respuesta.',
          'Rellena pronto el formulario fiscal y los datos de pago: son lo que retrasa el primer cobro.',
          'Lee la primera factura línea a línea y pregunta lo que no entiendas.',
        ),
      ],
    },
  ],
  finishing: [
    {
      title: 'Terminar bien',
      body: [
        text(
          'Responde antes que nada a la pregunta del primer capítulo. Publica los últimos más seguidos, da las gracias en una nota y di qué viene después.',
        ),
        text('La finalización cierra la historia para siempre, así que corrige antes.'),
      ],
    },
  ],
};

export default english.map(({ id, help }): Stage => ({ id, guides: GUIDES[id], help }));
