import { toast } from '@myfiction/shared/host.ts';
import { Button, Checkbox, ConfirmDialog, Field, Select } from '@myfiction/shared/ui.ts';
import { FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ImportText, useImportText } from '../i18n/use-import-text.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import { splitIntoRows } from '../manuscript/rows.ts';
import { possibleRules, type SplitRule } from '../manuscript/split-rule.ts';
import styles from './table-tools.module.css';
import type { Table } from './use-table.ts';

interface TableToolsProps {
  table: Table;
  source: Manuscript;
  onChooseAgain: () => void;
}

const keyOf = (rule: SplitRule): string => (rule.kind === 'headings' ? `headings ${rule.level}` : rule.kind);

function labelOf(t: ImportText, rule: SplitRule, count: number): string {
  if (rule.kind === 'headings') return t('rule.headings', { level: rule.level, count });
  return t(`rule.${rule.kind}`, { count });
}

/** Which files these are, and where their chapters begin. */
export function TableTools({ table, source, onChooseAgain }: TableToolsProps) {
  const t = useImportText();
  const { rule, italics, edited } = table.table;
  const rules = useMemo(
    () =>
      possibleRules(source).map((possible) => {
        const rows = splitIntoRows(source, possible);
        return { rule: possible, count: rows.filter(({ included }) => included).length };
      }),
    [source],
  );
  const choose = (key: string) => {
    const chosen = rules.find((possible) => keyOf(possible.rule) === key);
    if (!chosen) return;
    const before = table.table;
    table.chooseRule(chosen.rule);
    if (edited) {
      toast.info(t('rule.changed'), { action: { label: t('rule.undo'), onClick: () => table.restore(before) } });
    }
  };
  const [isAsking, setAsking] = useState(false);
  const [first, ...more] = source.files;
  return (
    <div className={styles.tools}>
      <div className={styles.source}>
        <FileText aria-hidden="true" />
        <span className={styles.name}>
          {t('source.files', { count: source.files.length, name: first?.name ?? '', more: more.length })}
        </span>
        <Button variant="ghost" size="sm" onClick={() => (edited ? setAsking(true) : onChooseAgain())}>
          {t('source.again')}
        </Button>
      </div>
      <div className={styles.rule}>
        <Field label={t('rule.label')}>
          <Select
            value={keyOf(rule)}
            onChange={choose}
            options={rules.map((possible) => ({
              value: keyOf(possible.rule),
              label: labelOf(t, possible.rule, possible.count),
            }))}
          />
        </Field>
        {source.underscores > 0 && (
          <Checkbox checked={italics} onChange={table.setItalics}>
            {t('italics.label')}
          </Checkbox>
        )}
      </div>
      <ConfirmDialog
        danger
        open={isAsking}
        title={t('source.ask.title')}
        text={t('source.ask.text')}
        confirmLabel={t('source.ask.drop')}
        cancelLabel={t('source.ask.keep')}
        onConfirm={onChooseAgain}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
