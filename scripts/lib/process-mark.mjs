import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** In `/proc/PID/stat`, counted from what stands behind the name, which may hold any sign. */
const STATE = 0;
const START_TIME = 19;

async function startOnLinux(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // It has ended, and its parent has not asked how.
  return fields[STATE] === 'Z' ? undefined : fields[START_TIME];
}

async function startByTools(pid) {
  const env = { ...process.env, LC_ALL: 'C' };
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { env }).catch(() => ({ stdout: '' }));
  return stdout.replace(/\W+/g, '') || undefined;
}

function startOf(pid) {
  if (process.platform === 'linux') return startOnLinux(pid);
  return process.platform === 'win32' ? 'unknown' : startByTools(pid);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * A name that no other process has, before or after: numbers of processes come again. Good for a file's name.
 *
 * @param {number} pid
 * @returns {Promise<string | undefined>} undefined when there is no such process
 */
export async function processMark(pid) {
  const start = isAlive(pid) ? await startOf(pid) : undefined;
  return start === undefined ? undefined : `${pid}-${start}`;
}

/** @param {string} mark */
export const pidOf = (mark) => Number.parseInt(mark, 10);
