import { COMMENT_UNDO_SECONDS, FILTER_WORDS_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { list, steps, table, text } from '../../../content/blocks.ts';
import type { ShelfTexts } from '../../article.ts';

export default {
  'reply-comments': {
    title: 'Read and reply to comments',
    summary: 'All comments of all stories, with the passage they are about.',
    words: 'reply answer comment reader respond like unread badge 400055 gone',
    body: [
      steps(
        'Open [Comments](go:comments). The number in the sidebar counts new ones, up to 99+.',
        'Filter by story, chapter, or what is unanswered.',
        'Choose **Reply** and write. It shows as the author’s.',
      ),
      text('If the reader deletes the comment meanwhile, your reply stays in the field so that you can copy it.'),
    ],
  },
  'moderate-comments': {
    title: 'Hide, close the thread and mark as spam',
    summary: `One comment or all that match a filter, with ${COMMENT_UNDO_SECONDS} seconds to undo.`,
    words: 'hide delete remove comment freeze close thread spam bulk moderate undo 400057 too late',
    body: [
      table(
        ['Action', 'What it does'],
        ['Hide', 'Readers no longer see it. You do.'],
        ['Close the thread', 'It stays, but nobody can answer it.'],
        ['Mark as spam', 'Hides it and sets it apart from the others.'],
        ['Report', 'Hands it to the platform. See [Report a comment](see:report-comment).'],
      ),
      text(
        `**Undo** is there for ${COMMENT_UNDO_SECONDS} seconds. After that, find it under Hidden or Spam and show it again.`,
      ),
    ],
  },
  'pin-comment': {
    title: 'Pin a comment',
    summary: 'One to a chapter. Pinning another takes its place.',
    words: 'pin top first comment 400056 another pinned',
    body: [
      text(
        'Choose **Pin comment** in the menu of a comment: it stands first below the chapter. If another one is pinned there, the studio asks whether to replace it.',
      ),
    ],
  },
  'report-comment': {
    title: 'Report a comment',
    summary: 'For what breaks the rules. A person looks at it.',
    words: 'report harassment hate abuse threat bully stalker rules',
    body: [
      steps(
        'Choose **Report** in the menu of the comment.',
        'Choose the reason and add a note if it helps.',
        'It is hidden from readers until the platform has decided.',
      ),
      text('You hear of the outcome in your [inbox](go:inbox). The reader does not learn who reported it.'),
    ],
  },
  'block-reader': {
    title: 'Block a reader',
    summary: 'What they write no longer reaches you or your readers. Earlier comments can be hidden too.',
    words: 'block reader ban user stop harass unblock troll',
    body: [
      steps('Choose **Block reader** in the menu of a comment.', 'Tick **also hide earlier comments** if you like.'),
      text(
        'They are not told. What they write is kept under **Hidden** and counts as nothing new. To take it back, open **Blocked readers** in [Comments](go:comments).',
      ),
    ],
  },
  'word-filter': {
    title: 'Your own word filter',
    summary: `Up to ${FILTER_WORDS_MAX} words and phrases that hold a comment back for you.`,
    words: 'filter words blocklist spoilers ban word hold list 400058 500',
    body: [
      steps(
        'Open [Comments](go:comments) and choose **Filter words**.',
        'Add words or phrases, with commas between them.',
      ),
      text(
        `New comments with one of them wait under **Held**, for you alone. The list takes ${FILTER_WORDS_MAX}: remove some to add others.`,
      ),
    ],
  },
  'held-comments': {
    title: 'Why is a comment held?',
    summary: 'Because of a word on the platform’s list or yours. You decide about yours.',
    words: 'held waiting release approve comment not visible hidden why',
    body: [
      list(
        '**Your word filter**: release it or hide it.',
        '**The platform’s list**: the same.',
        '**The platform**: only the platform can release it.',
      ),
      text('Held comments are on [Home](go:home) too, so that nobody waits for long.'),
    ],
  },
  'inappropriate-words': {
    title: '“There are inappropriate words in your comment”',
    summary: 'Your reply has a word of the platform’s list. Change it and send it again.',
    words: 'inappropriate words comment refused edit repost 6001001 swear',
    body: [
      text(
        'The text stays in the field. The rules are the same for authors and readers: see the [Content Guidelines](legal:content-guidelines). If you think that a word is there by mistake, [write to us](go:help).',
      ),
    ],
  },
} satisfies ShelfTexts<'comments'>;
