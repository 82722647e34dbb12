/** Of its own namespace: fetched after the page stands. */
export const newVersionMessages = {
  namespace: 'shell-new-version',
  en: { text: 'A new version of the studio is ready.', reload: 'Reload' },
  load: {
    es: async () => ({ default: { text: 'Hay una versión nueva del estudio.', reload: 'Recargar' } }),
  },
} as const;
