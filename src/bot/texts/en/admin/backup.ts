export const backup = {
  confirm: '💾 Send a backup here?',
  about:
    'The file holds everything: accounts, balances, orders and codes. Anyone who can read this chat, on any of your devices, can read the file. Keep it safe, and delete the message afterwards.',
  encrypted: 'The codes in it are encrypted.',
  unencrypted: 'The codes in it are not encrypted.',
  sendNow: '💾 Yes, send it',
  sent: '💾 The backup is below.',
  notSent: 'Telegram did not accept the file. Please try /backup again.',
  caption: (time: string, size: string) =>
    `💾 The whole database as of ${time}, ${size}. Keep it safe.`,
  elsewhere:
    'The database is on PostgreSQL. Back it up with its own tool: pg_dump --format=custom --file=FILE DATABASE_URL',
  tooLarge: (size: string) =>
    `The backup has ${size}, but a bot can send at most 50 MB. On the server, run: npm run -s cli -- backup FILE`,
}
