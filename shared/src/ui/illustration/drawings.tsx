import styles from './illustration.module.css';

/**
 * Always paper: 2 px plum outline, paper fill, grey lines of text, one pink ribbon and the caret. All drawn by the
 * theme's variables, so one drawing serves day and night.
 */
export const DRAWINGS = {
  book: (
    <>
      <path
        className={styles.paper}
        d="M110 34C92 22 58 18 26 22v118c32-4 66 0 84 12 18-12 52-16 84-12V22c-32-4-66 0-84 12Z"
      />
      <path className={styles.line} d="M110 34v118" />
      <path className={styles.text} d="M44 46c16-1 34 1 48 6M44 64c16-1 34 1 48 6M44 82c10-.6 20 0 30 1.8" />
      <path className={styles.caret} d="M128 52v17" />
      <path className={styles.ribbon} d="M164 20.5v44l8-6.5 8 6.5V20.6c-5-.3-11-.3-16-.1Z" />
    </>
  ),
  'torn-page': (
    <>
      <path className={styles.paper} d="M24 14h142v118l-14 9-12-8-15 11-13-9-16 10-13-10-14 9-15-10-14 8-16-7Z" />
      <path className={styles.ghost} d="M24 166l16 7 14-8 15 10 14-9 13 10 16-10 13 9 15-11 12 8 14-9v43H24Z" />
      <path className={styles.text} d="M44 42h80M44 60h102M44 78h96M44 96h60" />
      <path className={styles.caret} d="M110 87v19" />
      <path className={styles.ribbon} d="M132 13v40l8-6 8 6V13Z" />
    </>
  ),
  'blank-page': (
    <>
      <path className={styles.paper} d="M32 14h96l30 30v140a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4Z" />
      <path className={styles.paper} d="M128 14v26a4 4 0 0 0 4 4h26" />
      <path className={styles.caret} d="M54 66v20" />
      <path className={styles.text} d="M54 112h82M54 130h82M54 148h46" strokeDasharray="2 9" />
      <path className={styles.ribbon} d="M56 13v34l8-6 8 6V13Z" />
    </>
  ),
  envelope: (
    <>
      <path className={styles.paper} d="M62 18h96a3 3 0 0 1 3 3v90H59V21a3 3 0 0 1 3-3Z" />
      <path className={styles.text} d="M78 40h52M78 57h64" />
      <path className={styles.caret} d="M78 67v15" />
      <path className={styles.ribbon} d="M138 17v30l7-5.5 7 5.5V17Z" />
      <path className={styles.paper} d="M26 62l84 56 84-56v84a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6Z" />
      <path className={styles.line} d="M28 150l60-46M192 150l-60-46" />
    </>
  ),
  receipt: (
    <>
      <path className={styles.paper} d="M40 14h110v178l-11-9-11 9-11-9-11 9-11-9-11 9-11-9-11 9-11-9-11 9Z" />
      <path className={styles.text} d="M58 74h40M58 94h48M58 114h34M120 74h14M120 94h14M120 114h14" />
      <path className={styles.line} d="M58 136h76" />
      <path className={styles.text} d="M58 154h24" />
      <path className={styles.caret} d="M132 145v18" />
      <path className={styles.ribbon} d="M58 13v38l8-6 8 6V13Z" />
    </>
  ),
  'closed-book': (
    <>
      <path className={styles.paper} d="M38 30a14 14 0 0 1 14-14h104v148H52a14 14 0 0 0-14 14Z" />
      <path className={styles.paper} d="M38 178a14 14 0 0 1 14-14h104v28H52a14 14 0 0 1-14-14Z" />
      <path className={styles.text} d="M60 174h84M60 182h84" strokeWidth="2" />
      <path className={styles.text} d="M66 60h62M66 78h44" />
      <path className={styles.caret} d="M118 69v18" />
      <path className={styles.ribbon} d="M126 164v36l8-6 8 6v-36Z" />
    </>
  ),
  offline: (
    <>
      <path className={styles.paper} d="M40 14h92l26 26v130a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z" />
      <path className={styles.paper} d="M132 14v22a4 4 0 0 0 4 4h22" />
      <path className={styles.text} d="M60 68h76M60 86h76M60 104h38" />
      <path className={styles.caret} d="M106 96v17" />
      <path className={styles.ribbon} d="M62 13v34l8-6 8 6V13Z" />
      <path className={styles.paper} d="M132 168a19 19 0 0 1-2-37.9 27 27 0 0 1 51-7.1 22.5 22.5 0 0 1 4 44.7Z" />
      <path className={styles.line} d="M126 116l66 64" />
    </>
  ),
} as const;

export type IllustrationName = keyof typeof DRAWINGS;
