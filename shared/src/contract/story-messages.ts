/** Sentences of the specification (point 8) that pages show too, apart from the catalogue so that no page carries it whole. */
export const WORK_COMPLETED_MESSAGE = 'This work has been completed and you cannot add new chapters.';
export const WORK_SIGNED_MESSAGE = 'The work has been signed. Please contact your editor to revise the story details.';
