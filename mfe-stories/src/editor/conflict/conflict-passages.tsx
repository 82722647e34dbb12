import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { useConflictText } from '../i18n/use-conflict-text.ts';
import { type Choice, type Choices, openFields, passageKey } from './choices.ts';
import styles from './conflict-dialog.module.css';
import { type ChapterMerge, documentOf } from './merge/merge-chapters.ts';
import type { MergeSegment } from './merge/merge-documents.ts';
import { PassageChoice } from './passage-choice.tsx';
import { PassageText } from './passage-text.tsx';

export interface ConflictPassagesProps {
  merge: ChapterMerge;
  mine: ChapterText;
  theirs: ChapterText;
  choices: Choices;
  onChoose: (key: string, choice: Choice) => void;
}

const FIELDS = {
  title: 'conflict.field.title',
  note_before: 'conflict.field.noteBefore',
  note_after: 'conflict.field.noteAfter',
  warning: 'conflict.field.warning',
} as const;

/** What both changed, in the order of the chapter; what could be merged is shown as the line that leads there. */
export function ConflictPassages({ merge, mine, theirs, choices, onChoose }: ConflictPassagesProps) {
  const t = useConflictText();
  const passages = merge.segments.flatMap((segment, index) => (segment.kind === 'passage' ? [{ segment, index }] : []));
  return (
    <>
      {openFields(merge).map((name) => (
        <PassageChoice
          key={name}
          heading={t(FIELDS[name])}
          value={choices[name]}
          onChange={(choice) => onChoose(name, choice)}
          sides={{ mine: mine[name] || t('conflict.empty'), theirs: theirs[name] || t('conflict.empty') }}
          mayTakeBoth={false}
        />
      ))}
      {passages.map(({ segment, index }, place) => (
        <section key={index} className={styles.place}>
          <Before segment={merge.segments[index - 1]} />
          <PassageChoice
            heading={t('conflict.passage', { number: place + 1, total: passages.length })}
            value={choices[passageKey(index)]}
            onChange={(choice) => onChoose(passageKey(index), choice)}
            sides={{
              mine: <PassageText blocks={segment.mine} other={segment.theirs} />,
              theirs: <PassageText blocks={segment.theirs} other={segment.mine} />,
            }}
            mayTakeBoth
          />
        </section>
      ))}
    </>
  );
}

/** The last words before a passage, so that the author knows where it stands. */
function Before({ segment }: { segment: MergeSegment | undefined }) {
  if (segment?.kind !== 'merged') return null;
  const last = blockTexts(documentOf(segment.blocks)).findLast((text) => text.trim() !== '');
  return last ? <p className={styles.before}>{last}</p> : null;
}
