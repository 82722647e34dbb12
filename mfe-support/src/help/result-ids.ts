/** Of the list of answers, into which the arrows of the search field lead. */
export const RESULTS_ID = 'help-results';
