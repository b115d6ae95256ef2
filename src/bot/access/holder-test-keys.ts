import { createKey, currentKeys } from '../../domain/access/api-keys.ts'
import {
  ensureTestAccount,
  refillTestWallet,
  testAccountOf,
} from '../../domain/accounts/test-account.ts'
import { balanceOf } from '../../domain/ledger/ledger.ts'
import { bold, code, html, lines, secret } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { button, type Screen } from '../kit/screen.ts'
import { makeSecret, sendSecret } from '../kit/secrets.ts'
import { keyLines } from './view.ts'

export const testKeys: Feature = {
  reads: ['test-keys'],
  buttons: {
    'test-keys': testKeysScreen,
    'test-new': issue,
    'test-refill': refill,
  },
  decides: {
    'test-new': 'test-keys',
  },
}

export async function testKeysScreen(ctx: BotContext): Promise<Screen> {
  const { texts, deps, now, t, read, format } = ctx
  const test = await testAccountOf(read, ctx.account.id)
  const keys = test ? await currentKeys(read, test.id, now) : []
  const balanceMicros = test ? await balanceOf(read, test.id) : null
  const apiUrl = deps.apiUrl()
  return {
    text: lines(
      bold(t('test-keys-open')),
      '',
      t('test-keys-about'),
      '',
      balanceMicros !== null &&
        format.field(t('test-keys-wallet'), bold(format.usd(balanceMicros))),
      keys.length === 0 && t('test-keys-none'),
      ...keys.flatMap((key) => ['', ...keyLines(texts, key, now)]),
      apiUrl ? format.field(t('api-base-url'), code(apiUrl)) : null,
      '',
      t('test-keys-endings-decide'),
      ...t
        .keys('test-keys-endings-')
        .filter((ending) => ending !== 'decide')
        .map(
          (ending) =>
            html`${format.apart(code(`…${ending}`))}  ${t(`test-keys-endings-${ending}`)}`,
        ),
      t('test-keys-other-endings', { testCode: code('TEST-…') }),
    ),
    buttons: [
      [
        button(t('test-keys-create'), 'test-new'),
        test && button(t('test-keys-refill'), 'test-refill'),
      ],
      ...keys.map(({ id, name }) => [button(`🗝 ${name}`, 'key', id)]),
      test && [
        button(t('test-keys-orders'), 'test-orders'),
        button(t('webhooks-open'), 'hooks', 'test'),
      ],
      [button.back(t, 'api'), button.refresh(t, 'test-keys')],
    ],
  }
}

async function issue(ctx: BotContext): Promise<Screen> {
  const { account, holderActor: actor, now, t } = ctx
  const issued = await makeSecret(ctx, t('api-key-not-shown'), async (tx) => {
    const { id } = await ensureTestAccount(tx, account, actor, now)
    const keys = await currentKeys(tx, id, now)
    return createKey(tx, id, { actor, name: freeName(keys) }, now)
  })
  if (issued) await sendNewKey(ctx, issued.apiKey, true)
  return testKeysScreen(ctx)
}

/** Shows a key, which can be seen only now. */
export function sendNewKey(ctx: BotContext, apiKey: string, isTest: boolean): Promise<void> {
  const { t } = ctx
  const [title, once, how] = isTest
    ? [t('test-keys-new-key'), t('test-keys-shown-once'), t('test-keys-works-at-once')]
    : [t('api-new-key'), t('api-shown-once'), t('api-send-as')]
  const text = lines(bold(title), '', secret(apiKey), '', once, how)
  return sendSecret(ctx, apiKey, { text, copy: t('api-copy-key') })
}

/** `test 1`, or the first number that no key has. */
function freeName(keys: { name: string }[]): string {
  const names = new Set(keys.map(({ name }) => name))
  let number = 1
  while (names.has(`test ${number}`)) number++
  return `test ${number}`
}

async function refill(ctx: BotContext): Promise<Screen | undefined> {
  const { now, t } = ctx
  const test = await testAccountOf(ctx.read, ctx.account.id)
  if (!test) return ctx.say(t('common-old-button'), 'alert')
  await ctx.act((tx) => refillTestWallet(tx, test.id, now))
  ctx.say(t('test-keys-refilled'))
  return testKeysScreen(ctx)
}
