import type { Locks } from '../tabs/chapter-lock.ts';

interface Holder {
  callback: (lock: Lock | null) => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** The lock manager of one origin, for tests: exclusive locks with `ifAvailable`, `steal` and `signal`. */
export function fakeLocks(): Locks {
  const held = new Map<string, Holder>();
  const queues = new Map<string, Holder[]>();

  function grant(name: string, holder: Holder): void {
    held.set(name, holder);
    Promise.resolve(holder.callback({ name, mode: 'exclusive' })).then((value) => {
      if (held.get(name) !== holder) return;
      held.delete(name);
      holder.resolve(value);
      const next = queues.get(name)?.shift();
      if (next) grant(name, next);
    });
  }

  function request(name: string, options: LockOptions, callback: Holder['callback']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const holder: Holder = { callback, resolve, reject };
      const current = held.get(name);
      if (!current) grant(name, holder);
      else if (options.ifAvailable) resolve(callback(null));
      else if (options.steal) {
        current.reject(new DOMException('stolen', 'AbortError'));
        grant(name, holder);
      } else {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        queue.push(holder);
        options.signal?.addEventListener('abort', () => {
          // Once granted, it cannot be called off.
          if (!queue.includes(holder)) return;
          queue.splice(queue.indexOf(holder), 1);
          reject(new DOMException('called off', 'AbortError'));
        });
      }
    });
  }

  const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) });
  // The real one is overloaded; the three-argument form is the one in use.
  return Object.assign(Object.create(null), { request, query });
}
