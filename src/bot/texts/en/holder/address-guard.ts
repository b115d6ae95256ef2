import type { disownCall, KeyAddress } from '../../../../domain/access/address-guard.ts'
import { rootOf } from '../../../../domain/access/api-keys.ts'
import { bold, code, type Html, html, lines, untappable } from '../../../html.ts'
import { ago } from '../words.ts'

/** A message holds 4,096 characters. */
const SHOWN = 20

type Named = KeyAddress & { keyName: string }
type Disowned = NonNullable<Awaited<ReturnType<typeof disownCall>>>

export const addressGuard = {
  open: '🛡 New addresses',
  screen: (view: { on: boolean; known: Named[]; asked: Named[]; now: Date }) =>
    lines(
      bold('🛡 New addresses'),
      '',
      view.on
        ? html`On. Before a key pays from an address that it was never used from, I ask you. I ask at most five times in an hour.`
        : html`Off. Your keys can pay from any address that may call. If you turn this on, I ask you before a key pays from an address that it was never used from.`,
      html`Reading is always possible. Single addresses on your list of allowed addresses count as known.`,
      ...(view.asked.length > 0 ? ['', bold('Waiting for your answer')] : []),
      ...view.asked.slice(0, SHOWN).map((one) => line(one, view.now)),
      view.asked.length > SHOWN ? html`… and ${view.asked.length - SHOWN} more` : null,
      '',
      bold('Known addresses'),
      ...(view.known.length > 0
        ? view.known.slice(0, SHOWN).map((one) => line(one, view.now))
        : [html`None yet.`]),
      view.known.length > SHOWN ? html`… and ${view.known.length - SHOWN} more` : null,
    ),
  turnOn: '🛡 Turn on',
  turnOff: '⚪️ Turn off',
  turnedOn: 'I will ask you before a key pays from a new address.',
  turnedOff: 'I do not ask any more. Your keys can pay from any address that may call.',
  forget: '➖ Remove',
  chooseForget: lines(
    bold('➖ Remove'),
    '',
    html`Tap an address to remove it. While the guard is on, I ask you again before the key pays from there.`,
  ),
  askedOne: ({ address, keyName }: Named) => `❓ ${address} · ${keyName}`,
  forgetOne: ({ address, keyName }: Named) => `✕ ${address} · ${keyName}`,
  forgotten: (address: string) => `${address} was removed.`,
  /** The question that the holder gets. */
  question: (keyName: string, prefix: string | null, address: string) =>
    lines(
      bold('🛡 Somebody wants to pay with your key from a new address'),
      '',
      html`Key  ${named(keyName, prefix)}`,
      html`Address  ${code(address)}`,
      '',
      html`I refused the call, because this key was never used from there. Nothing was charged. Is this address yours?`,
    ),
  allow: '✅ Allow',
  allowAndList: '✅ Allow and add to the allowlist',
  notMe: '🚫 It was not me – revoke the key',
  freeze: '🧊 Turn the whole API off',
  confirmList: (address: string, others: string[]) =>
    lines(
      bold(`Begin the allowlist with ${address}?`),
      '',
      html`Your list is empty, so any address may call. As soon as it has an entry, all others are refused.`,
      others.length > 0
        ? html`So I would also add the addresses that your keys are used from:`
        : html`I know no other address that your keys are used from.`,
      ...others.slice(0, SHOWN).map((other) => html`• ${code(other)}`),
      others.length > SHOWN ? html`… and ${others.length - SHOWN} more` : null,
    ),
  listNow: '✅ Yes, begin the list',
  /** @param listed how many were put on the allowlist. */
  allowed: (keyName: string, address: string, listed: number) =>
    lines(
      html`✅ The key ${bold(untappable(keyName))} may pay from ${code(address)}.`,
      listed > 0 ? html`Added to the list of allowed addresses: ${listed}.` : null,
      html`Send the refused request again.`,
    ),
  disowned: ({ key, wasValid, current }: Disowned) =>
    lines(
      wasValid
        ? html`🚫 The key ${named(key.name, key.prefix)} is revoked: nobody can use it any more.`
        : html`🚫 The key ${named(key.name, key.prefix)} had already ended: nobody can use it any more.`,
      current.some((one) => rootOf(one) === rootOf(key))
        ? html`The key that replaced it works as before.`
        : current.length > 0
          ? html`Your other keys work as before.`
          : html`You have no other key. Create a new one for your programs.`,
      '',
      html`Somebody knew it, so look where it was stored. If they may know more of your keys, turn the whole API off.`,
    ),
  frozen: lines(
    html`🧊 ${bold('The API is off for your account.')} All calls are refused. Orders that are processing continue.`,
    '',
    html`Revoke the keys that somebody else may know. Then turn the API on again, under API access.`,
  ),
  noLongerOpen: 'This question is no longer open.',
  over: html`This question is no longer open: you have answered it, or its key has ended.`,
  apiAccess: '🔑 API access',
}

function named(keyName: string, prefix: string | null): Html {
  return html`${bold(untappable(keyName))}${prefix ? html` (${code(`${prefix}…`)})` : ''}`
}

function line({ address, keyName, at }: Named, now: Date) {
  return html`• ${code(address)}  ${untappable(keyName)}, ${ago(at, now)}`
}
