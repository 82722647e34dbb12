import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Besado\ny contado',
  lead: 'El primer concurso Kiss trajo 970 relatos. Estos son los que no olvidamos.',
  facts: [
    { title: '970 relatos', text: 'Un beso en cada uno' },
    { title: '8300 votos', text: 'De lectores' },
    { title: '$2800', text: 'En premios' },
  ],
  amounts: [],
  rulesIntro: 'Tres editores y dos autores leyeron cada historia dos veces, sin su nombre.',
  rules: [
    { title: 'Una voz', text: 'Una primera página que nadie más podría haber escrito.' },
    { title: 'Una promesa cumplida', text: 'Lo que pregunta el primer capítulo lo responde el último.' },
    { title: 'Lectores que se quedan', text: 'Miramos quién siguió leyendo, no cuántos llegaron.' },
  ],
  winners: [
    {
      prize: 'Primer premio',
      title: 'Lighthouse Hours',
      author: 'Aoife Brennan',
      note: 'Dos fareros, dos turnos, seis minutos en los que coinciden.',
    },
    {
      prize: 'Segundo premio',
      title: 'Rehearsal Dinner',
      author: 'Marcus Bell',
      note: 'El brindis equivocado, a la persona correcta.',
    },
    {
      prize: 'Premio del público',
      title: 'Bus 61',
      author: 'Yara Haddad',
      note: 'Una ventana, un corazón en el vaho, un timbre.',
    },
  ],
  faq: [],
  closing: 'Cierra los ojos',
  categories: {},
  declarations: {},
} satisfies Translated<typeof en>;
