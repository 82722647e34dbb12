/** Client-side only: no answer arrived at all (specification, point 8). */
export const NETWORK_FAILURE_MESSAGE = 'Network connection error. Please check your network settings and try again.';
