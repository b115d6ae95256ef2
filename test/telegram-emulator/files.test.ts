import { InputFile } from 'grammy'
import { expect, it } from 'vitest'
import { createFiles } from '../../packages/telegram-emulator/files.ts'
import { ANA, rawCall, refusal, startEmulation, TOKEN } from './emulation.ts'

/** The least that is a picture to Telegram: a PNG's head, 640 by 480. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000280000001e0', 'hex')
const MEBIBYTE = 1024 * 1024

async function started() {
  const emulation = await startEmulation()
  const { url, act, updates } = emulation
  await act(`/chats/${ANA}/text`, { text: '/start' })
  await updates()

  async function upload(field: string, name: string, bytes: Uint8Array, caption?: string) {
    const form = new FormData()
    form.set(field, new File([Buffer.from(bytes)], name))
    if (caption !== undefined) form.set('caption', caption)
    await act(`/chats/${ANA}/file`, form)
    const [update] = await updates()
    return update?.message
  }
  const download = (path = '', token = TOKEN) => fetch(`${url}/file/bot${token}/${path}`)
  return { ...emulation, upload, download }
}

it('brings the bot what people send, in sizes, and lets it fetch the bytes', async () => {
  const { api, upload, download } = await started()
  const message = await upload('photo', 'receipt.png', PNG, 'My receipt /paid')
  expect(message).toMatchObject({
    caption: 'My receipt /paid',
    caption_entities: [{ type: 'bot_command', offset: 11 }],
    photo: [
      { width: 90, height: 68 },
      { width: 640, height: 480, file_size: PNG.length },
    ],
  })
  const [small, full] = message?.photo ?? []
  expect(small?.file_unique_id).not.toBe(full?.file_unique_id)
  for (const size of [small, full]) {
    const { file_path } = await api.getFile(size?.file_id ?? '')
    expect(Buffer.from(await (await download(file_path)).arrayBuffer())).toEqual(PNG)
  }
})

it('knows the same bytes again, under a new file_id', async () => {
  const { upload } = await started()
  const [first, again, other] = [
    await upload('document', 'a.pdf', Buffer.from('receipt')),
    await upload('document', 'b.pdf', Buffer.from('receipt')),
    await upload('document', 'a.pdf', Buffer.from('another')),
  ].map((message) => message?.document)
  expect(first).toMatchObject({ file_name: 'a.pdf', file_size: 7 })
  expect(again?.file_unique_id).toBe(first?.file_unique_id)
  expect(again?.file_id).not.toBe(first?.file_id)
  expect(other?.file_unique_id).not.toBe(first?.file_unique_id)
})

it('takes uploads of the bot, and what it knows by file_id', async () => {
  const { api, url, upload, chat } = await started()
  const csv = new InputFile(Buffer.from('a,b'), 'statement.csv')
  const sent = await api.sendDocument(ANA, csv, { caption: '<b>Statement</b>', parse_mode: 'HTML' })
  expect(sent).toMatchObject({
    document: { file_name: 'statement.csv', file_size: 3 },
    caption: 'Statement',
    caption_entities: [{ type: 'bold' }],
  })
  const shown = await fetch(`${url}/chats/${ANA}/files/${sent.document?.file_id}`)
  expect(await shown.text()).toBe('a,b')
  expect(shown.headers.get('content-type')).toBe('text/csv; charset=utf-8')

  await api.sendPhoto(ANA, new InputFile(PNG, 'card.png'))
  const receipt = await upload('photo', 'receipt.png', PNG)
  const { file_id = '', file_unique_id } = receipt?.photo?.at(-1) ?? {}
  const forwarded = await api.sendPhoto(ANA, file_id, { caption: 'Receipt' })
  expect(forwarded.photo?.at(-1)).toMatchObject({ file_id, file_unique_id })
  expect((await chat(ANA)).messages).toHaveLength(5)
})

it('takes a file by the name of its own field as well', async () => {
  const { url } = await started()
  const form = new FormData()
  form.set('chat_id', String(ANA))
  form.set('document', new File(['x'], 'x.txt'))
  const { body } = await rawCall(url, 'sendDocument', { method: 'POST', body: form })
  expect(body).toMatchObject({ ok: true, result: { document: { file_name: 'x.txt' } } })
})

it('edits captions', async () => {
  const { api } = await started()
  const { message_id } = await api.sendPhoto(ANA, new InputFile(PNG, 'a.png'), { caption: 'One' })
  expect(await api.editMessageCaption(ANA, message_id, { caption: 'Two' })).toMatchObject({
    caption: 'Two',
    photo: [{}, {}],
  })
  expect(await refusal(api.editMessageCaption(ANA, message_id, { caption: 'Two' }))).toContain(
    'message is not modified',
  )
  expect(await api.editMessageCaption(ANA, message_id)).not.toHaveProperty('caption')
})

it('refuses what Telegram does not take', async () => {
  const { api, upload } = await started()
  const file = (size: number) => new InputFile(Buffer.alloc(size), 'file.bin')
  const caption = 'x'.repeat(1025)
  expect(await refusal(api.sendDocument(ANA, file(1), { caption }))).toBe(
    '400 Bad Request: message caption is too long',
  )
  expect(await refusal(api.sendDocument(ANA, file(0)))).toBe(
    '400 Bad Request: file must be non-empty',
  )
  expect(await refusal(api.sendPhoto(ANA, file(10)))).toBe('400 Bad Request: IMAGE_PROCESS_FAILED')
  expect(await refusal(api.sendPhoto(ANA, file(10 * MEBIBYTE + 1)))).toContain(
    'file of size 10485761 bytes is too big for a photo',
  )
  expect(await refusal(api.sendPhoto(ANA, 'https://example.com/a.png'))).toBe(
    '400 Bad Request: wrong file identifier/HTTP URL specified',
  )
  const document = (await upload('document', 'a.png', PNG))?.document
  expect(await refusal(api.sendPhoto(ANA, document?.file_id ?? ''))).toBe(
    "400 Bad Request: can't use file of type Document as Photo",
  )
  expect(await refusal(api.sendDocument(ANA, 'attach://nothing'))).toBe(
    '400 Bad Request: there is no document in the request',
  )
})

it('refuses uploads above 50 MB and downloads above 20 MB', async () => {
  const { api, url } = await started()
  async function send(mebibytes: number) {
    const form = new FormData()
    form.set('chat_id', String(ANA))
    form.set('document', new File([Buffer.alloc(mebibytes * MEBIBYTE)], 'big.bin'))
    return (await rawCall(url, 'sendDocument', { method: 'POST', body: form })).body
  }
  const refused = { ok: false, error_code: 413, description: 'Request Entity Too Large' }
  expect(await send(52)).toEqual(refused)
  const { result } = (await send(21)) as { result: { document: { file_id: string } } }
  expect(await refusal(api.getFile(result.document.file_id))).toBe(
    '400 Bad Request: file is too big',
  )
})

it('forgets the oldest files where they become too many bytes', async () => {
  const files = createFiles(10)
  const [first, second, third] = [
    await files.add('document', new File(['12345'], 'a')),
    await files.add('document', new File(['12345'], 'b')),
    await files.add('document', new File(['1'], 'c')),
  ]
  expect(files.get(first.fileId)).toBeUndefined()
  expect(files.at(first.path)).toBeUndefined()
  expect(files.get(second.fileId)).toBe(second)
  expect(files.at(third.path)).toBe(third)
})

it('gives files only to who has the token', async () => {
  const { api, download } = await started()
  const { document } = await api.sendDocument(ANA, new InputFile(Buffer.from('x'), 'x.txt'))
  const { file_path } = await api.getFile(document?.file_id ?? '')
  expect((await download(file_path, '123456:another')).status).toBe(401)
  expect((await download('documents/none.txt')).status).toBe(404)
})

it('shows files to the page in a way that cannot act in its name', async () => {
  const { url, upload } = await started()
  const message = await upload('document', 'evil.html', Buffer.from('<script>alert(1)</script>'))
  const shown = await fetch(`${url}/chats/${ANA}/files/${message?.document?.file_id}`)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''evil.html",
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  })
})
