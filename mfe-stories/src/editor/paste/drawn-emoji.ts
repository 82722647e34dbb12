import type { MarkupElement } from './markup.ts';

const EMOJI =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

/** The emoji that an `img` stands for, as chats and mail draw them; empty for any other element. */
export function drawnEmoji({ tag, attributes }: MarkupElement): string {
  const alt = tag === 'IMG' ? (attributes.get('alt') ?? '') : '';
  return EMOJI.test(alt) ? alt : '';
}
