/** Prints one element alone: the page around it scrolls and clips, so the text goes to a frame of its own. */
export function printElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  page.title = document.title;
  page.body.append(page.importNode(element, true));
  for (const button of page.querySelectorAll('button')) button.remove();
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
