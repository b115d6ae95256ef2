import type { Ask } from '../ask.ts'
import type { Act, Params } from './acts.ts'
import type { Rights, Screen } from './screen.ts'

/** A part of the panel: what it shows and does, by their paths. */
export type Page = {
  right: Rights
  views: Record<string, (ask: Ask, params: Params) => Promise<Screen | Response>>
  acts?: Record<string, Act>
}
