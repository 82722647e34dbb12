import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Los\nganadores',
  lead: '1640 series, cinco meses de lectura y tres que no pudimos dejar.',
  facts: [
    { title: '1640 series', text: 'Leídas dos veces' },
    { title: '$9000', text: 'En premios' },
    { title: '3 contratos', text: 'Ya firmados' },
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
      prize: 'Oro',
      title: 'The Cartographer’s Widow',
      author: 'Noemi Adler',
      note: 'Aquí un mapa es una carta de amor. La trama gira con un río que se movió.',
    },
    { prize: 'Plata', title: 'Eleven Winters', author: 'Daniel Osei', note: 'Paciente, fría y, de pronto, ya no.' },
    {
      prize: 'Bronce',
      title: 'Girls Who Fix Engines',
      author: 'Rosa Lindqvist',
      note: 'El diálogo más divertido del año, y grasa bajo cada uña.',
    },
  ],
  faq: [],
  closing: 'La tuya sigue',
  categories: {},
  declarations: {},
} satisfies Translated<typeof en>;
