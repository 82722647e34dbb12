/** Titles and navigation labels: the shell shows them before any code of this remote is loaded. */
const en = {
  'page.essay': 'Essay Competition',
  'page.bite-into-romance': 'Bite Into Romance',
  'page.kiss-short-story-contest-ii': 'Kiss Short Story Contest II',
  'page.award-winning-competition': 'Award-Winning Competition',
  'page.award-short-story-ii': 'Award Short Story II',
  'page.kiss-short-winning-competition': 'Kiss Short Story Winners',
  'page.writer-benefits': 'Writer Benefits',
  'page.winner-announcement': 'Winner Announcement',
  'page.essay-competition-iii': 'Essay Competition III',
  'page.editor-benefits': 'Editor Benefits',
  'page.essay-competition-iv': 'Essay Competition IV',
  'page.writer-benefits-ii': 'Writer Benefits II',
  'page.love-story-contest': 'Love Story Contest',
  'page.ae-hunt': 'AE Hunt',
} as const;

const es = {
  'page.essay': 'Concurso de ensayo',
  'page.bite-into-romance': 'Bite Into Romance',
  'page.kiss-short-story-contest-ii': 'Concurso de relatos Kiss II',
  'page.award-winning-competition': 'Certamen de obras premiadas',
  'page.award-short-story-ii': 'Relatos premiados II',
  'page.kiss-short-winning-competition': 'Ganadores de relatos Kiss',
  'page.writer-benefits': 'Beneficios para autores',
  'page.winner-announcement': 'Anuncio de ganadores',
  'page.essay-competition-iii': 'Concurso de ensayo III',
  'page.editor-benefits': 'Beneficios para editores',
  'page.essay-competition-iv': 'Concurso de ensayo IV',
  'page.writer-benefits-ii': 'Beneficios para autores II',
  'page.love-story-contest': 'Concurso de historias de amor',
  'page.ae-hunt': 'AE Hunt',
} satisfies Record<keyof typeof en, string>;

export const labels = { en, es };
