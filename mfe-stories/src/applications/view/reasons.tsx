import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useViewText } from '../i18n/use-view-text.ts';

/** Not in the page: they come with the texts of the forms. What was written stands there without them meanwhile. */
const loadFieldNames = () => import('../form/field-names.tsx').then((module) => module.FieldNames);

interface ReasonsProps {
  view: ApplicationView;
  className: string | undefined;
}

/** Why an application came back, each reason behind the name that its field has in the form; a completion has none. */
export function Reasons({ view: { kind, reasons }, className }: ReasonsProps) {
  const t = useViewText();
  const isNamed = kind !== 'completion' && reasons.some(({ field }) => field !== '');
  const FieldNames = useLate(loadFieldNames, isNamed);
  if (reasons.length === 0) return null;
  const lines = (nameOf?: (field: string) => string) => (
    <p className={className}>
      {reasons
        .map(({ field, text }) =>
          field !== '' && nameOf ? t('timeline.reason', { field: nameOf(field), text }) : text,
        )
        .join('\n')}
    </p>
  );
  return isNamed && FieldNames ? <FieldNames kind={kind}>{lines}</FieldNames> : lines();
}
