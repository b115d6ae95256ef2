import type { Reader } from '../../db/store.ts'
import { createKey, currentKeys, keyToChange, revokeKey } from '../../domain/access/api-keys.ts'
import {
  ensureTestAccount,
  refillTestWallet,
  testAccountOf,
} from '../../domain/accounts/test-account.ts'
import { balanceOf } from '../../domain/ledger/ledger.ts'
import { bold, code, html, lines, secret } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { button, idIn, type Screen, show } from '../kit/screen.ts'
import { makeSecret, sendSecret } from '../kit/secrets.ts'
import { keyLines } from './view.ts'

export const testKeys: Feature = {
  reads: ['test-keys'],
  buttons: {
    'test-keys': testKeysScreen,
    'test-new': issue,
    'test-refill': refill,
    'test-end': (ctx, [id]) => confirmRevoke(ctx, idIn(id)),
    'test-end-now': (ctx, [id]) => revoke(ctx, idIn(id)),
  },
  decides: {
    'test-new': 'test-keys',
    'test-end-now': 'test-end',
  },
}

async function testKeysScreen(ctx: BotContext): Promise<Screen> {
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
      ...keys.map(({ id, name }) => [button(t('test-keys-revoke', { name }), 'test-end', id)]),
      test && [
        button(t('test-keys-orders'), 'test-orders'),
        button(t('webhooks-open'), 'hooks', 'test'),
      ],
      [button.back(t, 'api'), button.refresh(t, 'test-keys')],
    ],
  }
}

async function issue(ctx: BotContext): Promise<Screen> {
  const { account, holderActor: actor, texts, now, t } = ctx
  const issued = await makeSecret(ctx, texts.t('api-key-not-shown'), async (tx) => {
    const { id } = await ensureTestAccount(tx, account, actor, now)
    const keys = await currentKeys(tx, id, now)
    return createKey(tx, id, { actor, name: freeName(keys) }, now)
  })
  if (issued) {
    const { apiKey } = issued
    await sendSecret(ctx, apiKey, {
      text: lines(
        bold(t('test-keys-new-key')),
        '',
        secret(apiKey),
        '',
        t('test-keys-shown-once'),
        t('test-keys-works-at-once'),
      ),
      copy: texts.t('api-copy-key'),
    })
  }
  return testKeysScreen(ctx)
}

/** `test 1`, or the first number that no key has. */
function freeName(keys: { name: string }[]): string {
  const names = new Set(keys.map(({ name }) => name))
  let number = 1
  while (names.has(`test ${number}`)) number++
  return `test ${number}`
}

async function refill(ctx: BotContext): Promise<void> {
  const { now, t } = ctx
  const test = await testAccountOf(ctx.read, ctx.account.id)
  if (!test) return ctx.say(t('common-old-button'), 'alert')
  await ctx.act((tx) => refillTestWallet(tx, test.id, now))
  ctx.say(t('test-keys-refilled'))
  await show(ctx, await testKeysScreen(ctx))
}

async function confirmRevoke(ctx: BotContext, keyId: number): Promise<void> {
  const { t, read } = ctx
  const { name } = await keyToChange(read, await testId(ctx, read), keyId, ctx.now)
  await show(ctx, {
    text: lines(bold(t('test-keys-ask-revoke', { name })), '', t('test-keys-what-revoke-means')),
    buttons: [
      [button(t('test-keys-revoke-now'), 'test-end-now', keyId), button.cancel(t, 'test-keys')],
    ],
  })
}

async function revoke(ctx: BotContext, keyId: number): Promise<void> {
  const { holderActor: actor, texts, now } = ctx
  await ctx.act(async (tx) => revokeKey(tx, await testId(ctx, tx), { keyId, actor }, now))
  ctx.say(texts.t('test-keys-revoked'))
  await show(ctx, await testKeysScreen(ctx))
}

/** The id of the holder's test account; 0, which no account has, if there is none. */
async function testId({ account }: BotContext, db: Reader): Promise<number> {
  return (await testAccountOf(db, account.id))?.id ?? 0
}
