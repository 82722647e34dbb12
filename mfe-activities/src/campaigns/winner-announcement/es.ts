import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Y los\nganadores son',
  lead: 'Cuatro concursos, una velada y una larga lista de personas que merecen oír que son buenas.',
  facts: [
    { title: '4 concursos', text: 'Desde enero' },
    { title: '5210 historias', text: 'Presentadas' },
    { title: '$14.300', text: 'Pagados' },
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
      prize: 'Historia del año',
      title: 'The Cartographer’s Widow',
      author: 'Noemi Adler',
      note: 'Oro en el certamen y el primer capítulo más leído.',
    },
    {
      prize: 'Relato del año',
      title: 'Platform Four',
      author: 'Ines Carvalho',
      note: 'Primer premio del concurso Kiss II.',
    },
    {
      prize: 'Ensayo del año',
      title: 'The Butler Knew',
      author: 'Priya Raman',
      note: 'Primer premio del concurso de ensayo III.',
    },
  ],
  faq: [],
  closing: 'Saluda',
  categories: {},
  declarations: {},
} satisfies Translated<typeof en>;
