import type { Cabin } from '../core/cabin.ts'
import { type Program, programs } from '../core/program.ts'
import type { LetterSource } from '../programs/descriptor.ts'
import { programRules } from '../programs/program-rules.ts'
import { carrierOf } from './flight-number.ts'

/** A booking class used for points rather than fares: a program's points book it, or upgrades are confirmed in it. */
export type Bucket = { code: string; cabin: Cabin; use: 'reward' | 'reward-and-upgrade'; programs: Program[] }

/** A carrier's booking classes whose use with points is published, and where we read that. */
export type Buckets = { buckets: Bucket[]; sources: LetterSource[] }

/** Returns the reward and upgrade booking classes of a flight's carrier; empty if none are published. */
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
