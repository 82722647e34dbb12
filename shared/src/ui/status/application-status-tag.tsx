import type { ApplicationKind } from '../../contract/application-status.ts';
import { useUiText } from '../i18n/use-ui-text.ts';
import { applicationLook } from './application-phase.ts';
import { StatusTag } from './status-tag.tsx';

export interface ApplicationStatusTagProps {
  kind: ApplicationKind;
  /** One that the kind does not have shows nothing. */
  status: number;
}

/** The specification's label of an application, to be read only. */
export function ApplicationStatusTag({ kind, status }: ApplicationStatusTagProps) {
  const t = useUiText();
  const look = applicationLook(kind, status);
  if (!look) return null;
  return (
    <StatusTag tone={look.tone} glyph={look.phase}>
      {t(look.label)}
    </StatusTag>
  );
}
