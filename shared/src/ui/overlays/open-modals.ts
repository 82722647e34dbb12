/** Native modal dialogs that stand open, the topmost last: all else on the page is inert meanwhile. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const publish = () => {
  for (const listener of listeners) listener();
};

/** Opens it as modal, again if it was forced shut: then it stands above what it stood on. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  focusChosen();
  forget(dialog);
  open.push(dialog);
  publish();
}

/** To be called while the dialog is still in the document, which is what gives the focus back. */
export function closeModal(dialog: HTMLDialogElement): void {
  forget(dialog);
  // First, so that what stood in the dialog leaves it before it is gone.
  publish();
  dialog.close();
}

/** The browser gives the focus to the first of a group of radio buttons, whichever is chosen: Tab goes to the chosen one. */
function focusChosen(): void {
  const { activeElement: first } = document;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || first.checked) return;
  const group = first.closest('dialog')?.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked') ?? [];
  [...group].find(({ name }) => name === first.name)?.focus();
}

function forget(dialog: HTMLDialogElement): void {
  const at = open.indexOf(dialog);
  if (at !== -1) open.splice(at, 1);
}

/** Null where no dialog is open. */
export function topModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

export function subscribeModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
