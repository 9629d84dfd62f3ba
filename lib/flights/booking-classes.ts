import type { Cabin } from '../core/cabin.ts'
import { type Program, programs } from '../core/program.ts'
import type { LetterSource } from '../programs/descriptor.ts'
import { programRules } from '../programs/program-rules.ts'
import { carrierOf } from './flight-number.ts'

/** What a letter is used for beside fares: points of a program book it, or an upgrade does. */
export type Bucket = { code: string; cabin: Cabin; use: 'reward' | 'reward-and-upgrade'; programs: Program[] }

/** The letters of a carrier whose use with points is published, and where that was read. */
export type Buckets = { buckets: Bucket[]; sources: LetterSource[] }

/** Reward and upgrade letters of a flight's carrier; empty where none is published. */
export function getBuckets(flight: string): Buckets {
  const carrier = carrierOf(flight)
  const merged = new Map<string, Bucket>()
  const sources: LetterSource[] = []
  for (const program of programs) {
    const found = programRules[program].findRewardLetters(carrier)
    sources.push(...found.sources)
    for (const { code, cabin, isUpgrade } of found.letters) {
      const known = merged.get(cabin + code)
      const use = isUpgrade || known?.use === 'reward-and-upgrade' ? 'reward-and-upgrade' : 'reward'
      merged.set(cabin + code, { code, cabin, use, programs: [...(known?.programs ?? []), program] })
    }
  }
  return { buckets: [...merged.values()], sources }
}
