import type { Headline } from '@/lib/content/routes/route-answer.ts'
import type { Cabin } from '@/lib/core/cabin.ts'
import type { Program } from '@/lib/core/program.ts'

/** What the page knows of its route before anybody asks for seats. */
export type RouteFacts = {
  title: string
  /** City codes, as a search takes them. */
  from: string
  to: string
  names: string
  /** The programs whose points fly there. */
  programs: readonly Program[]
  /** The published price in one line, until the seats are there. */
  published: Headline
  about: string
  /** Cabins flown, with the fewest points by the tables where they are published. */
  cabins: readonly { cabin: Cabin; points: number | null }[]
  alert: string
}
