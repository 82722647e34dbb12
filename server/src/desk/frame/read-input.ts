import type { DeskInput } from './command.ts';
import { DeskError } from './desk-error.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An argument that the command declares as required. */
export function argumentOf({ arguments: own }: DeskInput, name: string): string {
  const value = own[name];
  if (value === undefined) throw new DeskError('usage', `${name} is missing.`);
  return value;
}

/** An option's value; undefined without it. */
export function optionOf({ options }: DeskInput, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** An author's number. */
export function uidOf(input: DeskInput, name = 'UID'): number {
  const text = argumentOf(input, name);
  if (!/^\d{1,15}$/.test(text)) throw new DeskError('usage', `${name} is an author's number, not "${text}".`);
  return Number(text);
}

/** The id of a thing. */
export function idOf(input: DeskInput, name: string): string {
  return checkId(argumentOf(input, name), name);
}

export function optionalIdOf(input: DeskInput, name: string): string | undefined {
  const value = optionOf(input, name);
  return value === undefined ? undefined : checkId(value, `--${name}`);
}

/** A whole number of at least 1. */
export function countOf(input: DeskInput, name: string, fallback: number): number {
  const text = optionOf(input, name);
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new DeskError('usage', `--${name} is a number from 1 to 9999, not "${text}".`);
  return Number(text);
}

/** `2025-10` as the first day of the month. */
export function monthOf(input: DeskInput, name: string): string {
  const text = argumentOf(input, name);
  if (!/^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(text))
    throw new DeskError('usage', `${name} is like 2025-10, not "${text}".`);
  return `${text}-01`;
}

function checkId(text: string, name: string): string {
  if (!UUID.test(text)) throw new DeskError('usage', `${name} is an id like 3f0c…-…, not "${text}".`);
  return text.toLowerCase();
}

/** One of a few words. */
export function oneOf<T extends string>(text: string, words: readonly T[], name: string): T {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new DeskError('usage', `${name} is one of ${words.join(', ')}, not "${text}".`);
  return found;
}

/** Everything typed that names a thing. @example ['UID 10000001', '--story 3f0c…'] */
export function typedNames({ arguments: own, options }: DeskInput): string[] {
  const ids = Object.entries(options).filter(([, value]) => typeof value === 'string' && UUID.test(value));
  return [...Object.entries(own), ...ids.map(([name, value]) => [`--${name}`, value])].map((pair) => pair.join(' '));
}
