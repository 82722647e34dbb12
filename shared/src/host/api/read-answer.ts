import { isRecord } from '../../contract/is-record.ts';
import { clientKeys } from './client-keys.ts';
import { loadDecoder } from './load-cryptography.ts';

export interface ReadAnswer {
  code: number;
  msg: string;
  data: unknown;
}

/** Code of an answer that carries none. */
const NO_CODE = -1;

/**
 * Reads a response body: an object with a code and data, or an encrypted string. The decoder is a chunk of its own,
 * because most deployments do not encrypt.
 */
export async function readAnswer(body: unknown): Promise<ReadAnswer> {
  const value = isRecord(body) ? body : await decode(body);
  const answer = isRecord(value) ? value : {};
  return {
    code: typeof answer.code === 'number' ? answer.code : NO_CODE,
    // 'ERROR' says nothing and is shown nowhere (specification, point 8).
    msg: typeof answer.msg === 'string' && answer.msg !== 'ERROR' ? answer.msg : '',
    data: answer.data,
  };
}

async function decode(body: unknown): Promise<unknown> {
  if (typeof body !== 'string' || body === '' || body.includes('Error')) return {};
  const { decodeAnswer } = await loadDecoder();
  return decodeAnswer(body, clientKeys.answerKey);
}
