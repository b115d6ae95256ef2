import type { AdapterFile } from './schema.ts'

/** The file with another address, which the operator has set: it may be on a private network. */
export function withBaseUrl(file: AdapterFile, baseUrl: string): AdapterFile {
  return { ...file, baseUrl, privateHost: true }
}
