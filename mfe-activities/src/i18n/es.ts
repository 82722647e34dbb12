import type en from './en.ts';

export default {
  'essay.title': 'Concurso de ensayo',
  'bite-into-romance.title': 'Bite Into Romance',
  'kiss-short-story-contest-ii.title': 'Concurso de relatos Kiss II',
  'award-winning-competition.title': 'Certamen de obras premiadas',
  'award-short-story-ii.title': 'Relatos premiados II',
  'kiss-short-winning-competition.title': 'Ganadores de relatos Kiss',
  'writer-benefits.title': 'Beneficios para autores',
  'winner-announcement.title': 'Anuncio de ganadores',
  'essay-competition-iii.title': 'Concurso de ensayo III',
  'editor-benefits.title': 'Beneficios para editores',
  'essay-competition-iv.title': 'Concurso de ensayo IV',
  'writer-benefits-ii.title': 'Beneficios para autores II',
  'love-story-contest.title': 'Concurso de historias de amor',
  'ae-hunt.title': 'AE Hunt',
  'contest.text':
    'Esta página contiene el tema, las bases, los premios y las fechas. Una historia lista puede participar; las tuyas están en el estudio.',
  'winners.text':
    'Esta página contiene a los ganadores, con sus historias y lo que escribió el jurado. Sigue leyendo o escribe la próxima.',
  'benefits.text':
    'Esta página contiene lo que recibes, desde qué capítulo y cuándo se paga. Todo empieza con una historia.',
  action: 'Abrir el estudio',
} satisfies Record<keyof typeof en, string>;
