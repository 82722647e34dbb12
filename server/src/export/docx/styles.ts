import { BOOK_NOTE_NAMES, BOOK_NOTES } from '@myfiction/shared/contract/book-notes.ts';

interface Style {
  id: string;
  name: string;
  paragraph?: string;
  run?: string;
}

/** In half points, once more for the scripts that Word sets by signs of their own. */
const size = (halfPoints: number): string => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const BOLD = '<w:b/><w:bCs/>';

const heading = (level: number, halfPoints: number): Style => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  paragraph: `<w:keepNext/>${level === 1 ? '<w:pageBreakBefore/>' : ''}<w:spacing w:before="360" w:after="180"/><w:outlineLvl w:val="${level - 1}"/>`,
  run: `${BOLD}${size(halfPoints)}`,
});

/** Named as word processors name them, so that their outline, and our own import, know the chapters. */
const STYLES: readonly Style[] = [
  {
    id: 'Title',
    name: 'Title',
    paragraph: '<w:spacing w:before="2400"/><w:jc w:val="center"/>',
    run: size(56),
  },
  { id: 'Subtitle', name: 'Subtitle', paragraph: '<w:jc w:val="center"/>', run: size(28) },
  heading(1, 36),
  heading(2, 30),
  heading(3, 26),
  heading(4, 24),
  { id: 'Quote', name: 'Quote', paragraph: '<w:ind w:left="720" w:right="720"/>' },
  {
    id: 'SceneBreak',
    name: 'Scene Break',
    paragraph: '<w:spacing w:before="240" w:after="240"/><w:jc w:val="center"/>',
  },
  ...BOOK_NOTE_NAMES.map((name) => ({
    id: BOOK_NOTES[name].styleId,
    name: BOOK_NOTES[name].styleName,
    paragraph: '<w:ind w:left="360" w:right="360"/>',
    run: `${name === 'warning' ? BOLD : ''}${size(20)}`,
  })),
];

function styleXml({ id, name, paragraph, run }: Style): string {
  const next = id.startsWith('Heading') ? '<w:next w:val="Normal"/>' : '';
  return (
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${next}<w:qFormat/>` +
    `${paragraph ? `<w:pPr>${paragraph}</w:pPr>` : ''}${run ? `<w:rPr>${run}</w:rPr>` : ''}</w:style>`
  );
}

/** The styles of a book. @param language BCP 47 */
export function stylesXml(language: string, rightToLeft: boolean): string {
  const run = `<w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:cs="Georgia"/>${size(24)}${rightToLeft ? '<w:rtl/>' : ''}`;
  const paragraph = `${rightToLeft ? '<w:bidi/>' : ''}<w:spacing w:after="120" w:line="320" w:lineRule="auto"/>`;
  const lang = `<w:lang w:val="${language}"${rightToLeft ? ` w:bidi="${language}"` : ''}/>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:docDefaults><w:rPrDefault><w:rPr>${run}${lang}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>${paragraph}</w:pPr></w:pPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>
<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style>
${STYLES.map(styleXml).join('\n')}
</w:styles>
`;
}
