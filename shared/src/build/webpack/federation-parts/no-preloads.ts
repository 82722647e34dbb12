/** Stands for the federation runtime's `preloadRemote`: the server preloads what a page needs, from our registry. */
function unsupported(): never {
  throw new Error('Remotes are preloaded by the page that asks for them, not by the federation runtime.');
}

export {
  unsupported as defaultPreloadArgs,
  unsupported as formatPreloadArgs,
  unsupported as normalizePreloadExposes,
  unsupported as preloadAssets,
};
