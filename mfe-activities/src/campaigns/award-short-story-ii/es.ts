import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Breve y\ncertero',
  lead: 'La segunda ronda premió relatos que terminan una frase antes de lo esperado.',
  facts: [
    { title: '812 relatos', text: 'En nueve idiomas' },
    { title: '$4500', text: 'En premios' },
    { title: '18 minutos', text: 'El más largo' },
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
      title: 'Inventory',
      author: 'Selma Aydin',
      note: 'Una lista de cosas en un piso, hasta que una es una persona.',
    },
    {
      prize: 'Segundo premio',
      title: 'The Understudy’s Dog',
      author: 'Peter Malloy',
      note: 'Lo cuenta el perro. Nosotros tampoco queríamos.',
    },
    {
      prize: 'Premio del público',
      title: 'Please Hold',
      author: 'Mei Tan',
      note: 'Todo un matrimonio en la música de espera.',
    },
  ],
  faq: [],
  closing: 'Dilo en menos',
  categories: {},
  declarations: {},
} satisfies Translated<typeof en>;
