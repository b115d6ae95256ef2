import { InlineKeyboard } from 'grammy'
import { expect, it } from 'vitest'
import { ADA, ANA, launchedWith, refusal, startEmulation } from './emulation.ts'

const PANEL = 'http://127.0.0.1:3000/panel'

/** A message with a button that opens the panel is in Ana's chat. */
async function withPanel() {
  const emulation = await startEmulation()
  const { api, act } = emulation
  await act(`/chats/${ANA}/text`, { text: '/start' })
  const reply_markup = new InlineKeyboard().webApp('Panel', PANEL)
  const { message_id } = await api.sendMessage(ANA, 'Menu', { reply_markup })
  const open = async (body: object, person = ANA) => {
    const { url } = await act(`/chats/${person}/web-app`, body)
    return String(url)
  }
  return { ...emulation, message_id, open }
}

it('takes buttons for Mini Apps in private chats, with https or on this machine', async () => {
  const { api, chat, message_id } = await withPanel()
  for (const url of ['http://localhost:3000/', 'http://[::1]:3000/', 'https://a.example/x#y']) {
    const reply_markup = new InlineKeyboard().webApp('Panel', url)
    await api.editMessageText(ANA, message_id, 'Menu', { reply_markup })
    expect((await chat(ANA)).messages.at(-1)?.reply_markup).toEqual({
      inline_keyboard: [[{ text: 'Panel', web_app: { url } }]],
    })
  }
})

it('refuses them in a group', async () => {
  const { api, act } = await withPanel()
  const { chat } = (await act('/chats/group')) as { chat: { id: number } }
  await act(`/chats/${ANA}/text`, { text: 'hello all', group: true })
  const reply_markup = new InlineKeyboard().webApp('Panel', PANEL)
  const refused = '400 Bad Request: BUTTON_TYPE_INVALID'
  expect(await refusal(api.sendMessage(chat.id, 'Menu', { reply_markup }))).toBe(refused)
  const { message_id } = await api.sendMessage(chat.id, 'Menu')
  const edit = api.editMessageText(chat.id, message_id, 'Panel', { reply_markup })
  expect(await refusal(edit)).toBe(refused)
})

it('opens a button with who opened it and when, signed anew each time', async () => {
  const { open, message_id, clock } = await withPanel()
  const address = await open({ url: PANEL, message_id, dark: true })
  expect(address.startsWith(`${PANEL}#tgWebAppData=query_id%3D`)).toBe(true)
  const opened = launchedWith(address)
  expect(opened).toEqual({
    query_id: expect.stringMatching(/^[\w-]{24}$/),
    user: {
      id: ANA,
      first_name: 'Ana',
      username: 'ana',
      language_code: 'en',
      allows_write_to_pm: true,
    },
    auth_date: String(clock.now.getTime() / 1000),
    signature: expect.stringMatching(/^[\w-]{86}$/),
    version: '8.0',
    platform: 'web',
    theme: expect.objectContaining({ bg_color: '#182026', text_color: '#e8eef1' }),
  })
  clock.advance(60)
  const again = launchedWith(await open({ url: PANEL, message_id }))
  expect(again.query_id).not.toBe(opened.query_id)
  expect(Number(again.auth_date) - Number(opened.auth_date)).toBe(60)
  expect(again.theme).toMatchObject({ bg_color: '#ffffff' })
})

it('opens any page for a program, but of a message only what is there', async () => {
  const { open, door, message_id, api } = await withPanel()
  const stranger = launchedWith(await open({ url: 'https://a.example/' }, ADA))
  expect(stranger.user).toEqual({ id: ADA, first_name: 'Ada' })
  const ask = (body: object) => door(`/chats/${ANA}/web-app`, body)
  const gone = { status: 400, body: { error: expect.stringMatching(/no such button/) } }
  expect(await ask({ url: 'https://a.example/', message_id })).toEqual(gone)
  expect(await ask({ url: 'http://a.example/' })).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/Only HTTPS links are allowed/) },
  })
  await api.editMessageText(ANA, message_id, 'No menu')
  expect(await ask({ url: PANEL, message_id })).toEqual(gone)
})

it('leaves a fragment that the page has of its own where the page finds it', async () => {
  const { open } = await withPanel()
  const start = async (url: string) => (await open({ url })).split('tgWebAppData=')[0]
  expect(await start(`${PANEL}#/orders`)).toBe(`${PANEL}#/orders?`)
  expect(await start(`${PANEL}#/orders?status=open`)).toBe(`${PANEL}#/orders?status=open&`)
})
