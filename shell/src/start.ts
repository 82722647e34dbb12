/**
 * Starts React and then the studio, each from an empty stack. What records a stack has a browser with tools parse every
 * function on it once more, as reading a cookie does: called from the outermost function of the bundle, that is the
 * whole bundle.
 */
async function start(): Promise<void> {
  await Promise.resolve();
  await startReact();
  await import(/* webpackMode: "eager" */ './main.tsx');
}

/** React makes errors on start that it only compares with: their stacks would have all of it parsed once more. */
async function startReact(): Promise<void> {
  const { stackTraceLimit } = Error;
  // A limit of 0 still has a stack recorded for the tools.
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  try {
    await import(/* webpackMode: "eager" */ 'react-dom/client');
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

void start();
