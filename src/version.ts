import manifest from '../package.json' with { type: 'json' }

/** The version that the log, /healthz, the metrics and --version show. */
export const VERSION = manifest.version
