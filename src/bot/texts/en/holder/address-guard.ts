import { type Html, html } from '../../../html.ts'

export const addressGuard = {
  open: '🛡 New addresses',
  isOn: 'On. Before a key pays from an address that it was never used from, I ask you. I ask at most five times in an hour.',
  isOff:
    'Off. Your keys can pay from any address that may call. If you turn this on, I ask you before a key pays from an address that it was never used from.',
  about:
    'Reading is always possible. Single addresses on your list of allowed addresses count as known.',
  waiting: 'Waiting for your answer',
  known: 'Known addresses',
  noneYet: 'None yet.',
  turnOn: '🛡 Turn on',
  turnOff: '⚪️ Turn off',
  turnedOn: 'I will ask you before a key pays from a new address.',
  turnedOff: 'I do not ask any more. Your keys can pay from any address that may call.',
  forget: '➖ Remove',
  chooseForget:
    'Tap an address to remove it. While the guard is on, I ask you again before the key pays from there.',
  forgotten: (address: string) => `${address} was removed.`,

  question: '🛡 Somebody wants to pay with your key from a new address',
  key: 'Key',
  address: 'Address',
  askYours:
    'I refused the call, because this key was never used from there. Nothing was charged. Is this address yours?',
  allow: '✅ Allow',
  allowAndList: '✅ Allow and add to the allowlist',
  notMe: '🚫 It was not me – revoke the key',
  freeze: '🧊 Turn the whole API off',
  askList: (address: string) => `Begin the allowlist with ${address}?`,
  listIsEmpty:
    'Your list is empty, so any address may call. As soon as it has an entry, all others are refused.',
  addsOthers: 'So I would also add the addresses that your keys are used from:',
  noOthers: 'I know no other address that your keys are used from.',
  listNow: '✅ Yes, begin the list',
  allowed: (key: Html, address: Html) => html`✅ The key ${key} may pay from ${address}.`,
  listed: (count: string) => `Added to the list of allowed addresses: ${count}.`,
  sendAgain: 'Send the refused request again.',
  revoked: (key: Html) => html`🚫 The key ${key} is revoked: nobody can use it any more.`,
  endedBefore: (key: Html) =>
    html`🚫 The key ${key} had already ended: nobody can use it any more.`,
  afterRevoking: {
    replaced: 'The key that replaced it works as before.',
    others: 'Your other keys work as before.',
    none: 'You have no other key. Create a new one for your programs.',
  },
  lookWhere:
    'Somebody knew it, so look where it was stored. If they may know more of your keys, turn the whole API off.',
  frozen: 'The API is off for your account.',
  whatFrozenMeans: 'All calls are refused. Orders that are processing continue.',
  afterFreezing:
    'Revoke the keys that somebody else may know. Then turn the API on again, under API access.',
  noLongerOpen: 'This question is no longer open.',
  over: 'This question is no longer open: you have answered it, or its key has ended.',
  apiAccess: '🔑 API access',
}
