/** A text of the chat without the picture that it begins with there. */
export function plainly(text: string): string {
  return text.replace(/^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|✕)+\s*/u, '')
}
