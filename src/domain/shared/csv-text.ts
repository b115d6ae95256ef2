// Spreadsheets run a cell that begins like a formula, and a stranger may have written it. Programs whose cells end at
// another sign than ours see more beginnings, and some skip spaces or know full-width signs. An apostrophe before it
// keeps the text a text.

const FORMULA = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])(?:[^\S\t\r\n]|")*)|^(?=[\t\r\n])/g
const APOSTROPHE = /(?='[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])(?:[^\S\t\r\n]|")*)'/g

/** A text as a cell of a CSV file (RFC 4180) that nobody's program runs. */
export function csvText(text: string): string {
  const safe = text.replace(FORMULA, "'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A text as it was before csvText put apostrophes into it. */
export function withoutApostrophes(text: string): string {
  return text.replace(APOSTROPHE, '')
}
