import { paths } from '@myfiction/shared/contract/paths.ts';
import { STORY_FILTER, STORY_SORTS } from '@myfiction/shared/contract/story-options.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { useDebouncedValue } from '@myfiction/shared/screen/use-debounced-value.ts';
import { ButtonLink, IconButton, SearchInput, Segmented, Select } from '@myfiction/shared/ui.ts';
import { ArrowDownWideNarrow, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './story-toolbar.module.css';
import type { StoryFilters } from './use-story-filters.ts';

export interface StoryToolbarProps {
  control: StoryFilters;
  counts: { ongoing: number; completed: number } | undefined;
}

export function StoryToolbar({ control, counts }: StoryToolbarProps) {
  const t = useText();
  const { filters } = control;
  const [q, setQ] = useDebouncedValue(filters.q, control.search);
  const [opened, setOpened] = useState(false);
  const isPhone = useIsPhone();
  const isOpen = opened || filters.q !== '' || filters.sort !== 'updated';
  return (
    <div className={styles.bar}>
      <div className={styles.filter}>
        <Segmented
          label={t('list.filter')}
          value={filters.filter === STORY_FILTER.completed ? 'completed' : 'ongoing'}
          onChange={(value) => control.chooseFilter(STORY_FILTER[value])}
          options={[
            { value: 'ongoing', label: t('list.ongoing'), count: counts?.ongoing },
            { value: 'completed', label: t('list.completed'), count: counts?.completed },
          ]}
        />
      </div>
      {isPhone && (
        <IconButton
          label={t('list.search')}
          icon={<Search />}
          aria-expanded={isOpen}
          onClick={() => setOpened(!opened)}
        />
      )}
      {(!isPhone || isOpen) && (
        <div className={styles.tools}>
          <SearchInput className={styles.search} value={q} onChange={setQ} placeholder={t('list.search')} />
          <span className={styles.sort}>
            <ArrowDownWideNarrow aria-hidden="true" />
            <Select
              quiet
              label={t('list.sort')}
              value={filters.sort}
              onChange={control.chooseSort}
              options={STORY_SORTS.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
            />
          </span>
        </div>
      )}
      {/* On a phone the page action in the top bar stands for it. */}
      {!isPhone && (
        <ButtonLink variant="primary" icon={<Plus />} to={paths.newStory()}>
          {t('list.create')}
        </ButtonLink>
      )}
    </div>
  );
}
