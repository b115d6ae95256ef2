/** Empty text, or text of only spaces, counts as not given. */
export function isBlank(text: string | undefined): text is undefined | '' {
  return text === undefined || text.trim() === ''
}
