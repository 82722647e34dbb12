import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { sameValue } from '../../common/same-value.ts';

/** One answer of a form: how it reads, and how it is taken from another form. */
export interface FormRow<F extends ApplicationForm> {
  /** Where it stands in the form; parts of it have longer paths. */
  path: string;
  label: string;
  /** In words, empty where nothing is filled in. */
  show: (form: F) => string;
  take: (into: F, from: F) => F;
  isSame: (a: F, b: F) => boolean;
}

export function formRow<F extends ApplicationForm, V>(row: {
  path: string;
  label: string;
  read: (form: F) => V;
  write: (form: F, value: V) => F;
  show: (value: V) => string;
}): FormRow<F> {
  const { path, label, read, write, show } = row;
  return {
    path,
    label,
    show: (form) => show(read(form)),
    take: (into, from) => write(into, read(from)),
    isSame: (a, b) => sameValue(read(a), read(b)),
  };
}

/** The row that holds a path. @example rowAt(rows, 'person.address.city')?.path // 'person.address' */
export function rowAt<R extends { path: string }>(rows: readonly R[], path: string): R | undefined {
  return rows.find((row) => path === row.path || path.startsWith(`${row.path}.`));
}
