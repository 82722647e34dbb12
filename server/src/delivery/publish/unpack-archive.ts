import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { isObjectKey } from '../../objects/object-store.ts';
import { SERVED_ENDINGS, servedType } from '../versions/served-types.ts';
import type { VersionFiles } from '../versions/store-files.ts';
import { RELEASE_LIMITS } from './release-limits.ts';

/** An archive that is not taken, in a sentence that says what to do. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
}

/** A larger archive than any release can be. */
export class ArchiveTooLarge extends ArchiveProblem {}

/** Headers and padding of a file within a tar, at most: its names are short. */
const AROUND_A_FILE_BYTES = 4 * 1024;

/** With the remote's name and the version's before it, it is a key of the store. */
const LONGEST_PATH = 300;

type Limits = { readonly [K in keyof typeof RELEASE_LIMITS]: number };

/**
 * Reads a gzipped tar of plain files as it arrives, and stops at the first thing that is wrong with it: nothing in it
 * decides where anything is written. Throws `ArchiveProblem`.
 */
export async function unpackArchive(archive: Readable, limits: Limits = RELEASE_LIMITS): Promise<VersionFiles> {
  const files = new Map<string, Buffer>();
  let unpackedBytes = 0;
  const tar = extract();
  tar.on('entry', (header, content, next) => {
    const chunks: Buffer[] = [];
    // What is wrong with the archive is told by the archive.
    content.on('error', () => {});
    const refuse = (problem: ArchiveProblem): void => void tar.destroy(problem);
    if (header.type === 'directory') {
      content.resume();
      content.on('end', next);
      return;
    }
    const name = header.name.replace(/^(?:\.\/)+/, '');
    const problem =
      nameProblem(name, header.type ?? 'file') ?? (files.has(name) ? `${name} is there twice` : undefined);
    if (problem) return refuse(new ArchiveProblem(problem));
    unpackedBytes += header.size ?? 0;
    const weight = weightProblem(name, header.size ?? 0, unpackedBytes, files.size + 1, limits);
    if (weight) return refuse(weight);
    content.on('data', (chunk: Buffer) => chunks.push(chunk));
    content.on('end', () => {
      files.set(name, Buffer.concat(chunks));
      next();
    });
  });
  try {
    await pipeline(
      archive,
      counted(limits.archiveBytes, tooHeavy(limits.archiveBytes)),
      createGunzip(),
      // What is no file counts too: folders, and headers that the parser collects.
      counted(limits.unpackedBytes + limits.files * AROUND_A_FILE_BYTES, tooMuch(limits.unpackedBytes)),
      intoTar(tar),
    );
  } catch (error) {
    if (error instanceof ArchiveProblem) throw error;
    throw new ArchiveProblem('it is no gzipped tar, or only a part of one: send it again');
  }
  return files;
}

/** Node's own pipeline wants a stream of Node's, which tar-stream's is not. */
function intoTar(tar: ReturnType<typeof extract>): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (tar.write(chunk)) done();
      else tar.once('drain', () => done());
    },
    final(done) {
      tar.once('finish', () => done());
      tar.end();
    },
    construct(done) {
      tar.on('error', (error: Error) => this.destroy(error));
      done();
    },
  });
}

function counted(most: number, problem: ArchiveTooLarge): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(problem);
      else done(null, chunk);
    },
  });
}

function nameProblem(name: string, type: string): string | undefined {
  if (type !== 'file') return `${name} is a ${type}: only plain files are taken`;
  // It is stored with a compressed copy beside it.
  if (![name, `${name}.br`].every(isObjectKey) || name.split('/').some((part) => part.startsWith('.'))) {
    return `${JSON.stringify(name)} is no name of a file: use letters, digits, hyphens and dots below the remote's folder`;
  }
  if (name.length > LONGEST_PATH) return `${name} is over ${LONGEST_PATH} characters: use fewer or shorter folders`;
  if (!servedType(name)) return `${name} would never be served: files end with ${SERVED_ENDINGS.join(', ')}`;
  return undefined;
}

function weightProblem(
  name: string,
  bytes: number,
  total: number,
  count: number,
  limits: Limits,
): ArchiveTooLarge | undefined {
  if (count > limits.files) return new ArchiveTooLarge(`it has more than ${limits.files} files: build for production`);
  if (bytes > limits.fileBytes) return new ArchiveTooLarge(`${name} is over ${megabytes(limits.fileBytes)}: split it`);
  return total > limits.unpackedBytes ? tooMuch(limits.unpackedBytes) : undefined;
}

function tooHeavy(most: number): ArchiveTooLarge {
  return new ArchiveTooLarge(`the archive is over ${megabytes(most)}: a release is smaller`);
}

function tooMuch(most: number): ArchiveTooLarge {
  return new ArchiveTooLarge(`all files together are over ${megabytes(most)}: leave out what no page needs`);
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
