/**
 * Starts React and then the studio, each from an empty stack. Whatever records a stack (an `Error`, which React makes
 * five of on start, or reading a cookie) may have the browser parse every function on it once more, and called from the
 * outermost function of the bundle that is the whole bundle: a twentieth of a phone's time to a ready page.
 */
async function start(): Promise<void> {
  await Promise.resolve();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await import(/* webpackMode: "eager" */ './main.tsx');
}

void start();
