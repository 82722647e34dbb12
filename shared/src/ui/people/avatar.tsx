import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { rem } from '../base/rem.ts';
import styles from './avatar.module.css';
import { avatarColours, initialsOf } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** Address of the picture; empty or broken: the initials, and a head where there is no name yet. */
  src?: string;
  /** In px. */
  size?: number;
}

/** A user's picture, or the default avatar. Decorative: the name stands beside it or on the control around it. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const { ground, text } = avatarColours(name);
  const box = { width: rem(size), height: rem(size), fontSize: rem(Math.round(size * 0.4)) };
  return (
    <span className={styles.avatar} style={{ ...box, background: ground, color: text }} aria-hidden="true">
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          data-fallback="none"
          onError={() => setBroken(src)}
        />
      ) : (
        initialsOf(name) || <UserRound size={rem(Math.round(size * 0.55))} />
      )}
    </span>
  );
}
