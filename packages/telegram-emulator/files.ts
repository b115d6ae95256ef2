import { createHash, randomBytes } from 'node:crypto'
import type { Document, PhotoSize } from 'grammy/types'
import { imageSize } from './image-size.ts'

export type FileKind = 'photo' | 'document'

export type StoredFile = {
  fileId: string
  /** Depends only on the bytes: the same file always has the same id. */
  uniqueId: string
  kind: FileKind
  name: string
  mimeType: string
  /** The path for downloads, below `/file/bot<token>/`. */
  path: string
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** A file without its bytes, which have a place of their own. */
export type KeptFile = Omit<StoredFile, 'bytes'>

const MAX_BYTES = 200 * 1024 * 1024
const MAX_FILES = 10_000
/** The longer side of the small picture that comes with every photo. */
const SMALL_SIDE = 90
/** The assumed size of a picture in an unknown format. */
const UNKNOWN_SIZE = { width: 800, height: 600 }

/** The files that were sent, by file_id. Removes the oldest when they take too much memory. */
export function createFiles(maxBytes = MAX_BYTES) {
  const files = new Map<string, StoredFile>()
  let bytesInAll = 0
  let lastNumber = 0

  function put(stored: StoredFile): void {
    files.set(stored.fileId, stored)
    bytesInAll += stored.bytes.length
    for (const [id, oldest] of files) {
      if (bytesInAll <= maxBytes && files.size <= MAX_FILES) break
      files.delete(id)
      bytesInAll -= oldest.bytes.length
    }
  }

  return {
    async add(kind: FileKind, file: File): Promise<StoredFile> {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const folder = kind === 'photo' ? 'photos' : 'documents'
      const name = file.name || 'file'
      const [extension = ''] = /\.\w{1,10}$/.exec(name) ?? (kind === 'photo' ? ['.jpg'] : [])
      const stored: StoredFile = {
        fileId: `${kind === 'photo' ? 'AgAC' : 'BQAC'}${randomBytes(36).toString('base64url')}`,
        uniqueId: uniqueIdOf(kind, bytes),
        kind,
        name,
        mimeType: file.type || 'application/octet-stream',
        path: `${folder}/file_${lastNumber++}${extension}`,
        bytes,
        ...(imageSize(bytes) ?? UNKNOWN_SIZE),
      }
      put(stored)
      return stored
    },

    /** All files, oldest first. */
    all: (): StoredFile[] => [...files.values()],

    /** Adds a file of an earlier process. */
    restore(stored: StoredFile): void {
      put(stored)
      lastNumber = Math.max(lastNumber, Number(/_(\d+)/.exec(stored.path)?.[1] ?? 0) + 1)
    },

    /** The thumbnail of a photo has an id of its own, but the same bytes. */
    get: (fileId: string): StoredFile | undefined => files.get(fileId.replace(/-small$/, '')),

    at: (path: string): StoredFile | undefined =>
      [...files.values()].find((file) => file.path === path),
  }
}

export function documentOf(file: StoredFile): Document {
  return {
    file_id: file.fileId,
    file_unique_id: file.uniqueId,
    file_name: file.name,
    mime_type: file.mimeType,
    file_size: file.bytes.length,
  }
}

/** The sizes of a photo, the smallest first. */
export function photoOf(file: StoredFile): PhotoSize[] {
  const { width, height, fileId, uniqueId } = file
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height, 1))
  const full = {
    file_id: fileId,
    file_unique_id: uniqueId,
    width,
    height,
    file_size: file.bytes.length,
  }
  const small = {
    ...full,
    file_id: `${fileId}-small`,
    file_unique_id: `${uniqueId}s`,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  return [small, full]
}

function uniqueIdOf(kind: FileKind, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return `${kind === 'photo' ? 'AQAD' : 'AgAD'}${hash.slice(0, 20)}`
}
