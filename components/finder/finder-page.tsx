import type { Program } from '@/lib/availability/observation.ts'
import { pageAt } from '@/lib/pages.ts'
import { programDoors } from './program-doors.ts'
import { SeatFinder } from './seat-finder.tsx'

/** A finder's whole page: heading, search, answer. */
export function FinderPage({ program }: { program: Program }) {
  const page = pageAt(programDoors[program].path)
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-8 sm:px-6 lg:pt-12 min-h-dvh">
      <h1 className="text-28 font-semibold tracking-tight">{page.title}</h1>
      <p className="mt-1 mb-6 text-16 text-muted">{page.summary}</p>
      <SeatFinder program={program} />
    </div>
  )
}
