import { type ApiError, errorText } from '@myfiction/shared/host.ts';

/** What an error says in the language of this moment, for what stays on the page while another one is chosen. */
export const currentMessage = ({ errorName, message }: ApiError): string =>
  errorName ? errorText(errorName, message) : message;
