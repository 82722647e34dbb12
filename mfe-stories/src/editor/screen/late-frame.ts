/** What stands around the text, which takes its first key without it. */
export const lateFrame = {
  load: () => import(/* webpackChunkName: "editor-frame" */ './frame.ts').then((module) => module.frame),
};
