/**
 * Runs before react-dom in a shell that is built for development: react-dom tells this hook of itself, and the
 * react-refresh of a remote, which arrives later, finds it here.
 */
const renderers = new Map<number, unknown>();

Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  renderers,
  supportsFiber: true,
  inject: (renderer: unknown): number => {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot: () => {},
  onCommitFiberRoot: () => {},
  onCommitFiberUnmount: () => {},
});
