import type { AttachmentType } from '@myfiction/shared/contract/inbox-options.ts';
import { findPictureFormat } from '../../images/read-picture.ts';

const PICTURES = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
const ENDINGS: Readonly<Record<string, AttachmentType>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  pdf: 'pdf',
  docx: 'docx',
  txt: 'txt',
};
/** What a text may have beside printable characters. */
const WHITE_SPACE = /[\t\n\f\r]/g;

/** What a file is, when the ending of its name and its content say the same; undefined for anything else. */
export function attachmentType(name: string, bytes: Buffer): AttachmentType | undefined {
  const ending = ENDINGS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  return ending !== undefined && ending === typeOfContent(bytes) ? ending : undefined;
}

function typeOfContent(bytes: Buffer): AttachmentType | undefined {
  const picture = findPictureFormat(bytes);
  if (picture) return PICTURES[picture];
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return isDocx(bytes) ? 'docx' : undefined;
  return isText(bytes) ? 'txt' : undefined;
}

/** The names of a zip's files stand in it as they are. One with macros in it is no letter. */
function isDocx(bytes: Buffer): boolean {
  return (
    bytes.includes('[Content_Types].xml') && bytes.includes('word/document.xml') && !bytes.includes('vbaProject.bin')
  );
}

function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text !== '' && !/\p{Cc}/u.test(text.replace(WHITE_SPACE, ''));
  } catch {
    return false;
  }
}
