import type { Message } from 'grammy/types'

/** What cameras, banking apps and scanners produce. SVG is refused because it can contain scripts. */
const ACCEPTED_TYPE = /^(image\/(?!svg)[\w.+-]+|application\/pdf)$/i
/** Used if the client does not name the type. */
const ACCEPTED_NAME = /\.(pdf|jpe?g|png|webp|heic|heif|gif|bmp|tiff?)$/i
const UNKNOWN_TYPE = 'application/octet-stream'

/** A file stored at Telegram. `uniqueId` stays the same wherever it is sent. */
export type SentFile = { fileId: string; uniqueId: string; kind: 'photo' | 'document' }

/** The picture in a message: a photo in its largest size, or a document that is an image or a PDF. */
export function pictureIn(message: Message | undefined): SentFile | null {
  const photo = message?.photo?.at(-1)
  if (photo) return { fileId: photo.file_id, uniqueId: photo.file_unique_id, kind: 'photo' }
  const document = message?.document
  if (!document) return null
  const { mime_type: type = UNKNOWN_TYPE, file_name: name = '' } = document
  if (!ACCEPTED_TYPE.test(type) && !(type === UNKNOWN_TYPE && ACCEPTED_NAME.test(name))) return null
  return { fileId: document.file_id, uniqueId: document.file_unique_id, kind: 'document' }
}
