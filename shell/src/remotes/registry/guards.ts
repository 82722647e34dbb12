import { isRecord } from '@myfiction/shared/contract/is-record.ts';

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

export const isTextTable = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
