/** A fresh page at the same address. A page with unsaved words asks before it goes. */
export function reloadPage(): void {
  window.location.reload();
}
