import { Bot, InlineKeyboard } from 'grammy'
import { expect, it, onTestFinished } from 'vitest'
import { ANA, startEmulation, TOKEN } from './emulation.ts'

it('runs a bot unchanged: commands, a menu that edits itself, toasts and deleting', async () => {
  const emulation = await startEmulation()
  const bot = new Bot(TOKEN, { client: { apiRoot: emulation.url } })
  bot.command('start', (ctx) =>
    ctx.reply('<b>Home</b>', {
      parse_mode: 'HTML',
      reply_markup: new InlineKeyboard().text('Wallet', 'wallet').text('Gone', 'gone'),
    }),
  )
  bot.callbackQuery('wallet', async (ctx) => {
    await ctx.editMessageText('Balance: 0')
    await ctx.answerCallbackQuery({ text: 'There you are', show_alert: true })
  })
  bot.callbackQuery('gone', async (ctx) => {
    await ctx.deleteMessage()
    await ctx.answerCallbackQuery()
  })
  const running = bot.start()
  onTestFinished(async () => {
    await bot.stop()
    await running
  })

  await emulation.act(`/chats/${ANA}/text`, { text: '/start' })
  await expect.poll(async () => (await emulation.chat(ANA)).messages.length).toBe(2)
  const [written, home] = (await emulation.chat(ANA)).messages
  expect(written?.entities).toEqual([{ type: 'bot_command', offset: 0, length: 6 }])
  expect(home).toMatchObject({
    text: 'Home',
    entities: [{ type: 'bold', offset: 0, length: 4 }],
    from: { is_bot: true },
  })

  const messageId = home?.message_id
  const pressed = await emulation.act(`/chats/${ANA}/press`, {
    message_id: messageId,
    callback_data: 'wallet',
  })
  expect(pressed).toMatchObject({ answer: { text: 'There you are', show_alert: true } })
  const [, wallet] = (await emulation.chat(ANA)).messages
  expect(wallet).toMatchObject({ message_id: messageId, text: 'Balance: 0' })
  expect(wallet).toHaveProperty('edit_date')
  expect(wallet).not.toHaveProperty('reply_markup')

  await emulation.act(`/chats/${ANA}/press`, {
    message_id: messageId,
    callback_data: 'gone',
    force: true,
  })
  expect((await emulation.chat(ANA)).messages).toHaveLength(1)
})
