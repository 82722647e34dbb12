import type { BillDetail, BillStory } from '@myfiction/shared/contract/calls/bill.ts';
import { useUser } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Cover, cx } from '@myfiction/shared/ui.ts';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { writeFigure } from '../write-money.ts';
import styles from './stories.module.css';
import { StoryChapters } from './story-chapters.tsx';
import { storyColor } from './story-color.ts';

const COVER_WIDTH = 30;
const NOTHING = '–';

/** A row for each story; opened, it shows its chapters. */
export function StoryTable({ bill }: { bill: BillDetail }) {
  const t = useText();
  const [opened, setOpened] = useStateOverSignIn<readonly string[]>(`stories ${bill.bill_id}`, []);
  const { stories, currency } = bill;
  const adjusted = stories.some(({ adjustment_minor }) => adjustment_minor !== 0);
  const write = (amount: number) => (amount === 0 ? NOTHING : writeFigure(amount, currency));
  const toggle = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]);
  const columns = adjusted ? 5 : 4;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('column.story')}</th>
          <th scope="col" className={cx(styles.number, styles.wide)}>
            {t('column.reading')}
          </th>
          <th scope="col" className={cx(styles.number, styles.wide)}>
            {t('column.bonus')}
          </th>
          {adjusted && (
            <th scope="col" className={cx(styles.number, styles.wide)}>
              {t('column.adjustment')}
            </th>
          )}
          <th scope="col" className={styles.number}>
            {t('column.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {stories.map((story, index) => {
          const isOpen = opened.includes(story.story_id);
          return (
            <Fragment key={story.story_id}>
              <tr className={styles.row}>
                <th scope="row">
                  <StoryButton
                    story={story}
                    color={storyColor(index)}
                    isOpen={isOpen}
                    onToggle={() => toggle(story.story_id)}
                  />
                </th>
                <td className={cx(styles.number, styles.wide)}>{write(story.reading_minor)}</td>
                <td className={cx(styles.number, styles.wide)}>{write(story.bonus_minor)}</td>
                {adjusted && <td className={cx(styles.number, styles.wide)}>{write(story.adjustment_minor)}</td>}
                <td className={cx(styles.number, styles.total)}>{writeFigure(story.total_minor, currency)}</td>
              </tr>
              {isOpen && (
                <tr className={styles.inside}>
                  <td colSpan={columns}>
                    <StoryChapters bill={bill} story={story} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

interface StoryButtonProps {
  story: BillStory;
  color: string;
  isOpen: boolean;
  onToggle: () => void;
}

function StoryButton({ story, color, isOpen, onToggle }: StoryButtonProps) {
  const t = useText();
  const author = useUser()?.uname ?? '';
  const title = story.title === '' ? t('story.gone') : story.title;
  return (
    <button type="button" className={styles.story} aria-expanded={isOpen} onClick={onToggle}>
      <i className={styles.swatch} style={{ background: color }} aria-hidden="true" />
      <span aria-hidden="true">
        <Cover title={title} author={author} genre={story.genre ?? ''} src={story.cover} width={COVER_WIDTH} />
      </span>
      <span className={styles.name}>{title}</span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </button>
  );
}
