/** Names that are typed as signatures. */
export default {
  own: 'Your signature',
  'own.help': 'Type your legal name: {{name}}',
  'own.noName': 'Type your legal name. Fill it in at the step Person first.',
  guardian: 'Your guardian’s signature',
  'guardian.help': 'Your guardian types their legal name: {{name}}',
  preview: 'Your signature looks like this',
} as const;
