import type { Headline } from '@/lib/content/routes/route-answer.ts'
import type { Cabin } from '@/lib/core/cabin.ts'
import type { Program } from '@/lib/core/program.ts'

/** What the page knows about its route before any seats are loaded. */
export type RouteFacts = {
  title: string
  /** City codes, as a search expects them. */
  from: string
  to: string
  names: string
  /** The programs whose points fly there. */
  programs: readonly Program[]
  /** The published price in one line, shown until the seats have loaded. */
  published: Headline
  about: string
  /** The cabins flown, with the fewest points from the tables; null where none are published. */
  cabins: readonly { cabin: Cabin; points: number | null }[]
  alert: string
}
