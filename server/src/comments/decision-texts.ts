import type { CommentStatus } from '@myfiction/shared/contract/comment-options.ts';
import type { Translated } from '../identity/author-language.ts';
import type { MessageText } from '../inbox/send-translated.ts';

/** What an author hears of a comment that they reported. */
export function decisionTexts(reader: string, status: CommentStatus): Translated<MessageText> {
  const removed = status === 'removed';
  const isSeen = status === 'visible';
  return {
    en: {
      title: removed ? 'A comment that you reported was removed' : 'A comment that you reported stays',
      body: `We have looked at what ${reader} wrote. ${
        removed
          ? 'It breaks the Content Guidelines and is gone.'
          : isSeen
            ? 'It does not break the Content Guidelines, so readers see it again. You can still hide it or block its reader.'
            : 'It does not break the Content Guidelines. Readers do not see it: it is what it was before you reported it.'
      }`,
      label: 'Open comments',
    },
    es: {
      title: removed ? 'Se ha retirado un comentario que denunciaste' : 'Un comentario que denunciaste se queda',
      body: `Hemos revisado lo que escribió ${reader}. ${
        removed
          ? 'Incumple las normas de contenido y ya no está.'
          : isSeen
            ? 'No incumple las normas de contenido, así que los lectores lo ven de nuevo. Aún puedes ocultarlo o bloquear a quien lo escribió.'
            : 'No incumple las normas de contenido. Los lectores no lo ven: está como estaba antes de que lo denunciaras.'
      }`,
      label: 'Abrir comentarios',
    },
  };
}
