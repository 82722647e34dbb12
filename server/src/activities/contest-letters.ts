import type { PublishedContest } from '@myfiction/shared/contract/campaign.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import type { TranslatedDraft } from '../inbox/send-translated.ts';

type Letter = Pick<TranslatedDraft, 'type' | 'event' | 'texts' | 'path'>;
type Contest = Pick<PublishedContest, 'titles' | 'path'>;

const CONTEST = { type: 'contest', event: 'contest' } as const;

export function storyEntered(story: string, { titles, path }: Contest): Letter {
  return {
    ...CONTEST,
    path,
    texts: {
      en: {
        title: `Your story is in: ${titles.en}`,
        body: `“${story}” takes part in ${titles.en}.\n\nYou can withdraw it until entries close. Its page shows the dates and what happens next.`,
        label: 'See your entry',
      },
      es: {
        title: `Tu historia participa: ${titles.es}`,
        body: `«${story}» participa en ${titles.es}.\n\nPuedes retirarla hasta que se cierre el plazo. Su página muestra las fechas y lo que viene después.`,
        label: 'Ver tu participación',
      },
    },
  };
}

export function entryWithdrawn({ titles, path }: Contest): Letter {
  return {
    ...CONTEST,
    path,
    texts: {
      en: {
        title: `You have withdrawn from ${titles.en}`,
        body: 'Your story takes no part any more. Until entries close you can enter it again, or another one.',
        label: 'Open the contest',
      },
      es: {
        title: `Te has retirado de ${titles.es}`,
        body: 'Tu historia ya no participa. Hasta que se cierre el plazo puedes presentarla de nuevo, o presentar otra.',
        label: 'Abrir el concurso',
      },
    },
  };
}

/** @param prize as the desk has named it */
export function storyWon(story: { id: string; title: string }, prize: string): Letter {
  const { id, title } = story;
  return {
    ...CONTEST,
    path: paths.storyDetail(id),
    texts: {
      en: {
        sender: 'Contests',
        title: `${title} has won`,
        body: `Congratulations! ${title} has won: ${prize}.\n\nThe page of the contest shows it from the day of the winners. We write to you about the prize.`,
        label: 'Open the story',
      },
      es: {
        sender: 'Concursos',
        title: `${title} ha ganado`,
        body: `¡Enhorabuena! ${title} ha ganado: ${prize}.\n\nLa página del concurso lo muestra desde el día de los ganadores. Te escribiremos sobre el premio.`,
        label: 'Abrir la historia',
      },
    },
  };
}
