import type { Right } from '../../domain/team/team.ts'
import type { Ask } from '../ask.ts'
import type { Part } from './html.ts'

/** What a page shows. */
export type Screen = { title: string; body: Part; hasChart?: boolean }
/** What was done, said once on the next page. `undo`: its id in the audit log. */
export type Said = { text: string; undo?: number | undefined }
/** Who may: those with the right, or with one of them; null: the whole team. */
export type Rights = Right | readonly Right[] | null

export function mayUse({ may }: Pick<Ask, 'may'>, right: Rights): boolean {
  return right === null || [right].flat().some((one) => may(one))
}
