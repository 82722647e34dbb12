import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';

/**
 * The one axios instance. Statuses are read by us: an application answer is HTTP 200, and what a proxy answers on the
 * way is told apart from no answer at all.
 */
export const http: AxiosInstance = axios.create({ withCredentials: true, validateStatus: () => true });

/** Replaces what carries the requests, for tests. Returns a function that puts the former one back. */
export function setHttpAdapter(adapter: AxiosAdapter): () => void {
  const former = http.defaults.adapter;
  http.defaults.adapter = adapter;
  return () => {
    http.defaults.adapter = former;
  };
}
