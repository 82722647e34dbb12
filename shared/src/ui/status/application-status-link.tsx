import type { ApplicationKind } from '../../contract/application-status.ts';
import { Link } from '../../host.ts';
import { cx } from '../base/cx.ts';
import { useUiText } from '../i18n/use-ui-text.ts';
import { type ApplicationStatus, applicationLook } from './application-phase.ts';
import styles from './application-status-link.module.css';
import { PhaseGlyph } from './phase-glyph.tsx';
import { toneClass } from './tone.ts';

export interface ApplicationStatusLinkProps {
  kind: ApplicationKind;
  status: ApplicationStatus;
  to: string;
  /** Whose it is, where several stand on a page: heard after the label. */
  about?: string;
}

/** The specification's label of an application, as the link that leads to it. */
export function ApplicationStatusLink({ kind, status, to, about }: ApplicationStatusLinkProps) {
  const t = useUiText();
  const look = applicationLook(kind, status);
  if (!look) return null;
  return (
    <Link to={to} className={cx(styles.link, toneClass(look.tone))} aria-label={about && `${t(look.label)}, ${about}`}>
      <PhaseGlyph phase={look.phase} />
      {t(look.label)}
    </Link>
  );
}
