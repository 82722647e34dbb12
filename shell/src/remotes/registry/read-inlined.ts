/** What the server wrote into the page; undefined where there is nothing that can be read. */
export function readInlined(): unknown {
  try {
    return JSON.parse(document.getElementById('registry')?.textContent ?? '');
  } catch (error) {
    console.error('The page came without a readable registry.', error);
    return undefined;
  }
}
