import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../host.ts';
import { NewTabHint } from '../base/new-tab-hint.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string;
  /** Another site: a plain link in a new tab. */
  external?: boolean;
  icon?: ReactNode;
}

/** Looks as a button, is a link: it can be opened in a new tab and copied. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, external, variant, size, block, icon, className, children, ...rest } = props;
  const look = buttonClass({ variant, size, block }, className);
  const face = (
    <span className={styles.face}>
      {icon}
      {children}
    </span>
  );
  if (!external) {
    return (
      <Link {...rest} to={to} className={look}>
        {face}
      </Link>
    );
  }
  return (
    <a {...rest} href={to} className={look} target="_blank" rel="noopener noreferrer">
      {face}
      <NewTabHint />
    </a>
  );
}
