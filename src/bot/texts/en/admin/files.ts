/** Files that admins send. */
export const files = {
  tooLarge: (megabytes: string) =>
    `The file is too large: I can take at most ${megabytes} MB here. Use the command line for larger files.`,
  notUtf8: 'The file is not UTF-8 text. Please save it as UTF-8 and send it again.',
  gone: 'Telegram does not give me this file. Please send it again, or send a smaller one.',
}
