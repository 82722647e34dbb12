/** Words in the names of platform packages, as npm's `os`, `cpu` and `libc` call them. */
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * Packages for other platforms that the lockfile does not list. npm leaves out what the registry at hand does not carry
 * or this platform does not need; `npm ci` then refuses the lockfile, and other platforms miss their programs.
 *
 * @param {{ packages: Record<string, any> }} lockfile
 * @returns {Map<string, object>} entries to add, by their place
 */
export function missingOptional({ packages }) {
  const missing = new Map();
  for (const [place, { optionalDependencies = {}, dev, peer }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isListed(packages, place, name)) continue;
      const flags = { ...(dev && { dev }), optional: true, ...(peer && { peer }) };
      missing.set(`node_modules/${name}`, { version, ...platformOf(name), ...flags });
    }
  }
  return missing;
}

function isListed(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const musl = words.some((word) => word.startsWith('musl'));
  const libc = os.includes('linux') && (musl || words.some((word) => word.startsWith('gnu')));
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc && { libc: [musl ? 'musl' : 'glibc'] }),
    ...(os.length > 0 && { os }),
  };
}
