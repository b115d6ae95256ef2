import { z } from 'zod'
import type { SettingProblem } from '../shared/problems.ts'
import type { Right } from '../team/team.ts'

// What is declared of a setting.

/** The value to restore, from the present one and the one in the backup. */
export type Merge<Value> = (present: Value, backup: Value) => Value

export type Rules<Value> = {
  /** What an admin must be allowed to do to change it. */
  right: Right
  /**
   * What was switched off, forbidden or limited since the backup stays so. What moves money is never guessed.
   * `of no consequence`: the value of the backup is restored.
   */
  onRestore: Merge<Value> | 'of no consequence'
  /** What is wrong with a value. */
  problem?(value: Value): SettingProblem | null
  /** What `settings show` says, where that is not the value itself. */
  shown?(value: Value): unknown
}

/** What people turn on and off in the panel. */
export type Switch = {
  /** The position that stays after a restore, if it was that before or is so in the backup. */
  strict: boolean
  /**
   * Whom it locks out in that position. The panel then asks before, and can undo it. `everybody`: nobody can buy, in one
   * way or any, which people read before they try.
   */
  locksOut: 'everybody' | 'some' | null
}

/** @param row its schema, which has a default, and its rules */
export function setting<Schema extends z.ZodType, More>(
  row: { schema: Schema } & Rules<z.infer<Schema>> & More,
) {
  return row
}

/** A setting that is nothing but a switch. */
export function onOff({ byDefault, ...row }: { byDefault: boolean } & Switch) {
  const { strict } = row
  return setting({
    ...row,
    schema: z.boolean().default(byDefault),
    right: 'settings',
    onRestore: (present, backup) => (present === strict ? present : backup),
  })
}
