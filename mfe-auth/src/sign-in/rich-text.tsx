import { Fragment, type ReactNode } from 'react';

/** Puts elements in the place of `<name>` in a text, so that translators can move them. */
export function RichText({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/<(\w+)>/)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>);
}
