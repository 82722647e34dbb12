import { writeFileSync } from 'node:fs';
import { extractAntdStyles } from './extract-antd-styles.tsx';

/** `npx tsx shared/src/build/antd/write-antd-static.ts`: after a change of the theme, of the samples, or of antd. */
writeFileSync(new URL('../../theme/antd-static.css', import.meta.url), extractAntdStyles());
