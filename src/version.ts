import manifest from '../package.json' with { type: 'json' }

/** This program's version, as operators meet it: in the log, at /healthz, in the metrics and by --version. */
export const VERSION = manifest.version
