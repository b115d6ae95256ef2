import type { Audience, Broadcast } from '../../../../domain/broadcasts/broadcasts.ts'
import { format } from '../words.ts'

/** News for many holders. */
export const broadcast = {
  title: '📣 News',
  none: 'Nothing has been sent to everybody yet.',
  about: 'What was sent, newest first.',
  write: '✏️ Write news',
  askWho: 'Who should get it?',
  audience: {
    all: 'Everybody',
    balance: 'Those with a balance',
    tier: 'A tier',
    line: 'Buyers of a line',
  } satisfies Record<Audience['to'], string>,
  noTier: 'In no tier',
  askText: 'What should it say?',
  aboutText: (max: string) =>
    `Send the text as it should be read, at most ${max} characters. You see it before anybody gets it.`,
  toWhom: 'To',
  people: 'People',
  aboutSending:
    'Everything else is sent first. People can switch news off; those who have done so get none.',
  tryOut: '🧪 Send it to me',
  start: '📣 Send it',
  stop: '⏹ Stop',
  state: {
    draft: 'Not sent yet',
    running: '📤 Being sent',
    stopped: '⏹ Stopped',
    done: '✅ Sent',
  } satisfies Record<Broadcast['state'], string>,
  mark: { draft: '📝', running: '📤', stopped: '⏹', done: '✅' } satisfies Record<
    Broadcast['state'],
    string
  >,
  sent: 'Sent',
  unreached: 'Not reached',
  sentOf: (sent: number, total: number) => `${format.number(sent)} of ${format.number(total)}`,
  written: 'Written',
  back: '‹ News',
}
