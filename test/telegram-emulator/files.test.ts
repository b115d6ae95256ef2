import { InputFile } from 'grammy'
import { expect, it } from 'vitest'
import { ANA, refusal, startEmulation, TOKEN } from './emulation.ts'

/** The least that is a picture to Telegram: a PNG's head, 640 by 480. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000280000001e0', 'hex')
const MEBIBYTE = 1024 * 1024

async function started() {
  const emulation = await startEmulation()
  const { url, act, updates } = emulation
  await act(`/chats/${ANA}/text`, { text: '/start' })
  await updates()

  async function upload(name: string, bytes: Uint8Array) {
    const form = new FormData()
    form.set('document', new File([Buffer.from(bytes)], name))
    await act(`/chats/${ANA}/file`, form)
    const [update] = await updates()
    return update?.message
  }
  const download = (path = '', token = TOKEN) => fetch(`${url}/file/bot${token}/${path}`)
  return { ...emulation, upload, download }
}

it('knows the same bytes again, under a new file_id', async () => {
  const { upload } = await started()
  const [first, again, other] = [
    await upload('a.pdf', Buffer.from('receipt')),
    await upload('b.pdf', Buffer.from('receipt')),
    await upload('a.pdf', Buffer.from('another')),
  ].map((message) => message?.document)
  expect(first).toMatchObject({ file_name: 'a.pdf', file_size: 7 })
  expect(again?.file_unique_id).toBe(first?.file_unique_id)
  expect(again?.file_id).not.toBe(first?.file_id)
  expect(other?.file_unique_id).not.toBe(first?.file_unique_id)
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
  const document = (await upload('a.png', PNG))?.document
  expect(await refusal(api.sendPhoto(ANA, document?.file_id ?? ''))).toBe(
    "400 Bad Request: can't use file of type Document as Photo",
  )
  expect(await refusal(api.sendDocument(ANA, 'attach://nothing'))).toBe(
    '400 Bad Request: there is no document in the request',
  )
})

it('refuses downloads above 20 MB', async () => {
  const { api } = await started()
  const { document } = await api.sendDocument(ANA, new InputFile(Buffer.alloc(21 * MEBIBYTE)))
  expect(await refusal(api.getFile(document?.file_id ?? ''))).toBe(
    '400 Bad Request: file is too big',
  )
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
  const message = await upload('evil.html', Buffer.from('<script>alert(1)</script>'))
  const shown = await fetch(`${url}/chats/${ANA}/files/${message?.document?.file_id}`)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''evil.html",
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  })
})
