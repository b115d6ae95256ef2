import { readFileSync } from 'node:fs'
import type { Problem } from '../../problem.ts'
import { isAlarming } from '../health.ts'
import type { Setting } from '../setting.ts'
import { type Pressed, told } from './press.ts'

const MAX_MESSAGE = 200

/** Finds what the log calls an error from now on, with the press that led to it. */
export function alarmsSince({ log }: Setting): (all: readonly Pressed[]) => Problem[] {
  let read = readFileSync(log, 'utf8').length
  return (all) => {
    const text = readFileSync(log, 'utf8').slice(read)
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    read += whole.length
    return whole
      .split('\n')
      .filter((line) => isAlarming(line) || /unhandled/i.test(line))
      .map((line) => {
        const { updateId, err } = parsed(line)
        const culprit = all.find(({ updateIds }) => updateIds.some((id) => id === updateId))
        return {
          check: 'buttons-log',
          what: `The log has an error: ${err?.message ?? line.slice(0, MAX_MESSAGE)}`,
          evidence: [line, ...(culprit ? [culprit] : all).map(told)],
        }
      })
  }
}

type Line = { updateId?: unknown; err?: { message?: string } }

function parsed(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    return {}
  }
}
