/** Empty text and text of spaces alone count as not given. */
export function isBlank(text: string | undefined): text is undefined | '' {
  return text === undefined || text.trim() === ''
}
