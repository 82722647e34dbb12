import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Reads a PDF in a process of its own: the reader is a module that jest cannot require. */
const SCRIPT = `
  const { getDocument } = await import(process.argv[1]);
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    console.log(items.map((item) => item.str).join('\\n'));
  }`;

/** The texts of a PDF in the order in which they are drawn, a piece a line. */
export function pdfText(pdf: Buffer): Promise<string> {
  const reader = pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href;
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--input-type=module', '-e', SCRIPT, reader],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
    child.stdin?.end(pdf);
  });
}
