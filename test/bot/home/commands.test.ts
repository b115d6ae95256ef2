import { expect, test } from 'vitest'
import { testBot } from '../../helpers/bot.ts'

test.each(['/start', '/nonsense'])(
  '%s is answered once where Telegram does not take the list of commands',
  async (text) => {
    const { newcomer, post, logLines } = await testBot()
    const holder = await newcomer()
    await post('/faults', { kind: 'error', method: 'deleteMyCommands' })
    expect(await holder.write(text)).toHaveLength(1)
    expect(logLines.join()).toContain('could not be listed')
  },
)
