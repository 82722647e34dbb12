/** The `content-disposition` of a file to keep, whatever its name. */
export function asAttachment(fileName: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, escapeByte)}`;
}

function escapeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
