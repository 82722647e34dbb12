import { closeLayers } from '../host/router/ask-layers.ts';

/** What a step back does before it leaves the page. */
export const stepBack = (): void => closeLayers(1, () => {});
