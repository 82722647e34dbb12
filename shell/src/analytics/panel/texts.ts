/** Of its own namespace: nobody but QA loads them. */
export const panelMessages = {
  namespace: 'shell-events',
  en: {
    title: 'Events of this tab',
    empty: 'None yet.',
    close: 'Close',
    diagnostics: 'Diagnostics',
    sending: 'sending',
    taken: 'taken',
    'given-up': 'given up',
    tries: 'sent again {{count}} times',
  },
  load: {
    es: async () => ({
      default: {
        title: 'Eventos de esta pestaña',
        empty: 'Todavía ninguno.',
        close: 'Cerrar',
        diagnostics: 'Diagnóstico',
        sending: 'enviando',
        taken: 'recibido',
        'given-up': 'abandonado',
        tries: 'reenviado {{count}} veces',
      },
    }),
  },
} as const;
