/** Of its own namespace: nobody but QA loads them. */
export const overrideMessages = {
  namespace: 'shell-overrides',
  en: {
    title: 'Overrides in this tab',
    version: '{{remote}} at {{version}}',
    off: '{{remote}} switched off',
    'refused.unknown': '{{remote}}: refused, this version is not published',
    'refused.incompatible': '{{remote}}: refused, this version does not fit this shell',
    'refused.origin': '{{remote}}: refused, this address is not allowed here',
    unanswered: 'Not applied: the server gave no answer.',
    retry: 'Try again',
    undo: 'Undo',
    undoOne: 'Undo the override of {{remote}}',
    undoAll: 'Undo all',
    diagnostics: 'Diagnostics',
  },
  load: {
    es: async () => ({
      default: {
        title: 'Sustituciones en esta pestaña',
        version: '{{remote}} en {{version}}',
        off: '{{remote}} desactivado',
        'refused.unknown': '{{remote}}: rechazado, esta versión no está publicada',
        'refused.incompatible': '{{remote}}: rechazado, esta versión no encaja con este estudio',
        'refused.origin': '{{remote}}: rechazado, esta dirección no está permitida aquí',
        unanswered: 'Sin aplicar: el servidor no ha respondido.',
        retry: 'Reintentar',
        undo: 'Deshacer',
        undoOne: 'Deshacer la sustitución de {{remote}}',
        undoAll: 'Deshacer todo',
        diagnostics: 'Diagnóstico',
      },
    }),
  },
} as const;
