import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { areaProps, Link } from '@myfiction/shared/host.ts';
import { PartTitle } from '../../common/part-title.tsx';
import { useHomeText } from '../i18n/use-home-text.ts';
import parts from '../parts.module.css';
import styles from './announcements-part.module.css';

type Announcement = HomeOverview['announcements'][number];

export function AnnouncementsPart({ announcements }: { announcements: readonly Announcement[] }) {
  const t = useHomeText();
  return (
    <section className={parts.part} aria-labelledby="home-announcements">
      <PartTitle level={3} id="home-announcements">
        {t('announcements.title')}
      </PartTitle>
      {announcements.length === 0 && <p className={parts.empty}>{t('announcements.none')}</p>}
      <ul className={parts.list}>
        {announcements.map((announcement) => (
          <li key={announcement.id} className={styles.item}>
            {isPlace(announcement.action_path) ? (
              <Link to={announcement.action_path} className={styles.link} {...adProps(announcement)}>
                <Content {...announcement} />
              </Link>
            ) : (
              <div className={styles.link}>
                <Content {...announcement} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What has a picture is an advertisement of ours, and its use is counted. */
function adProps({ action_path: path }: Announcement) {
  return path.startsWith('/activity/') ? areaProps('ad_picture') : {};
}

function Content({ title, body, action_path: path }: Announcement) {
  return (
    <>
      {path.startsWith('/activity/') && (
        <span className={styles.tile} aria-hidden="true">
          {monogram(title)}
        </span>
      )}
      <span className={styles.text}>
        <b>{title}</b>
        <span className={parts.quiet}>{body}</span>
      </span>
    </>
  );
}

/** Within the studio: nothing else is followed. */
function isPlace(path: string): boolean {
  return /^\/(?!\/)/.test(path);
}

/** @example monogram('Love Story Contest') // 'Ls' */
function monogram(title: string): string {
  const [first = '', second = ''] = title.split(/\s+/).map((word) => [...word][0] ?? '');
  return first.toUpperCase() + second.toLowerCase();
}
