/** What the team writes down about an account. */
export const notes = {
  button: '📝 Notes',
  title: (name: string) => `Notes about ${name}`,
  none: 'There are no notes yet.',
  add: '➕ Note',
  ask: (whom: string) => `What should be noted about ${whom}?`,
  about: 'Only the team sees it. At most 500 characters.',
  removed: 'The note is removed.',
}
