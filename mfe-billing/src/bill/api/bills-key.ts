/** Everything about bills; the page of payment info drops it when it clears what blocks. */
export const BILLS_KEY = ['bills'] as const;
