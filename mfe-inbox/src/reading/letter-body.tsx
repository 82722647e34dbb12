import { Fragment } from 'react';
import { nameAndRole } from '../common/name-and-role.ts';
import styles from './letter-body.module.css';
import { paragraphsOf, piecesOf } from './text-pieces.ts';

export interface LetterBodyProps {
  body: string;
  /** Signs the letter: a name, and after a comma what the person does. */
  sender?: string;
  storyTitle: string | undefined;
}

/** Plain text as it was written: paragraphs, lines, addresses that can be followed. Nothing in it is markup. */
export function LetterBody({ body, sender, storyTitle }: LetterBodyProps) {
  return (
    <div className={styles.body}>
      {paragraphsOf(body).map((lines, paragraph) => (
        <p key={paragraph} dir="auto">
          {lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              <Line text={line} storyTitle={storyTitle} />
            </Fragment>
          ))}
        </p>
      ))}
      {sender && <Signature sender={sender} />}
    </div>
  );
}

function Line({ text, storyTitle }: { text: string; storyTitle: string | undefined }) {
  return piecesOf(text, storyTitle).map(({ kind, value }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'story') {
      return (
        <span key={key} className={styles.story}>
          {value}
        </span>
      );
    }
    if (kind === 'link') {
      return (
        <a key={key} href={value} target="_blank" rel="noopener noreferrer nofollow">
          {value}
        </a>
      );
    }
    return <Fragment key={key}>{value}</Fragment>;
  });
}

function Signature({ sender }: { sender: string }) {
  const { name, role } = nameAndRole(sender);
  return (
    <p className={styles.signature}>
      {name}
      {role !== '' && (
        <>
          <br />
          <span className={styles.role}>{role}</span>
        </>
      )}
    </p>
  );
}
