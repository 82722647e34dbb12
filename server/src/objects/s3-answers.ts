export interface ListPage {
  keys: string[];
  nextToken: string | undefined;
}

/** Reads an answer to ListObjectsV2 whose keys were asked for encoded, so that they hold no markup. */
export function readListPage(xml: string): ListPage {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decodeURIComponent(key));
  const more = /<IsTruncated>\s*true\s*<\/IsTruncated>/.test(xml);
  const token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(xml)?.[1];
  if (more && !token) throw new Error('The object store lists a page without saying how it goes on.');
  return { keys, nextToken: more ? token?.replaceAll('&amp;', '&') : undefined };
}
