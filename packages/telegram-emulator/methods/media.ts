import { z } from 'zod'
import { badRequest, TelegramError } from '../errors.ts'
import { documentOf, type FileKind, photoOf, type StoredFile } from '../files.ts'
import { imageSize } from '../image-size.ts'
import { type Call, type Methods, read, text } from '../params.ts'
import { captionContent, captionFields, commonFields, prepareSending } from '../sending.ts'
import type { World } from '../world.ts'

const MAX_UPLOAD_BYTES = 50 * 1024 * 1024
const MAX_DOWNLOAD_BYTES = 20 * 1024 * 1024
const MAX_PHOTO_BYTES = 10 * 1024 * 1024

const sending = z.object({ ...commonFields, ...captionFields })
const getFile = z.object({ file_id: text('file_id not specified') })

export function mediaMethods(world: World): Methods {
  async function send(call: Call, kind: FileKind) {
    const given = read(sending, call)
    const caption = captionContent(given)
    const { conversation, content } = prepareSending(world, given)
    const file = await fileOf(call, kind)
    return world.add(conversation, world.state.bot, {
      ...(kind === 'photo' ? { photo: photoOf(file) } : { document: documentOf(file) }),
      ...caption,
      ...content,
    }).message
  }

  /** The file of a field: uploaded, attached by name, or known by its id. @throws TelegramError */
  async function fileOf(call: Call, kind: FileKind): Promise<StoredFile> {
    const field = call.params[kind]
    const name =
      typeof field === 'string' && field.startsWith('attach://')
        ? field.slice('attach://'.length)
        : kind
    const upload = call.files.get(name)
    if (upload) {
      await checkUpload(upload, kind)
      return world.files.add(kind, upload)
    }
    if (typeof field !== 'string' || field === '' || field.startsWith('attach://'))
      throw badRequest(`there is no ${kind} in the request`)
    const known = world.files.get(field)
    if (!known) throw badRequest('wrong file identifier/HTTP URL specified')
    if (known.kind !== kind)
      throw badRequest(`can't use file of type ${typeName(known.kind)} as ${typeName(kind)}`)
    return known
  }

  return {
    sendPhoto: (call) => send(call, 'photo'),
    sendDocument: (call) => send(call, 'document'),

    getFile(call) {
      const { file_id: id } = read(getFile, call)
      const file = world.files.get(id)
      if (!file) throw badRequest('wrong file_id or the file is temporarily unavailable')
      if (file.bytes.length > MAX_DOWNLOAD_BYTES) throw badRequest('file is too big')
      return {
        file_id: id,
        file_unique_id: file.uniqueId,
        file_size: file.bytes.length,
        file_path: file.path,
      }
    },
  }
}

async function checkUpload(upload: File, kind: FileKind): Promise<void> {
  if (upload.size === 0) throw badRequest('file must be non-empty')
  if (upload.size > MAX_UPLOAD_BYTES) throw new TelegramError(413, 'Request Entity Too Large')
  if (kind !== 'photo') return
  if (upload.size > MAX_PHOTO_BYTES)
    throw badRequest(
      `file of size ${upload.size} bytes is too big for a photo; ` +
        `the maximum size is ${MAX_PHOTO_BYTES} bytes`,
    )
  if (!imageSize(new Uint8Array(await upload.arrayBuffer())))
    throw badRequest('IMAGE_PROCESS_FAILED')
}

function typeName(kind: FileKind): string {
  return kind === 'photo' ? 'Photo' : 'Document'
}
