/** What an application loses together with the contract that was offered, and its place in review. */
export const NO_OFFER = { contractId: null, editor: '', submittedAt: null } as const;
