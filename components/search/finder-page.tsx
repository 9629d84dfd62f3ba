import type { ReactNode } from 'react'
import { cabins } from '@/lib/core/cabin.ts'
import type { Program } from '@/lib/core/program.ts'
import { type PagePath, pageAt } from '@/lib/pages/pages.ts'
import { FirstScreen } from './first-screen.tsx'
import { SeatFinder } from './seat-finder.tsx'
import type { Preset } from './use-finder-state.ts'

type FinderPageProps = {
  program: Program
  path: PagePath
  preset?: Preset
  /** What this door says about its own seats, below the search. */
  children?: ReactNode
}

/** A finder's whole page: heading, search, answer. */
export function FinderPage({ program, path, preset, children }: FinderPageProps) {
  const page = pageAt(path)
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-8 sm:px-6 lg:pt-12 min-h-dvh">
      <h1 className="text-28 font-semibold tracking-tight">{page.title}</h1>
      <p className="mt-1 mb-6 text-16 text-muted">{page.summary}</p>
      <SeatFinder
        program={program}
        preset={preset}
        start={<FirstScreen program={program} path={path} cabins={preset?.cabins ?? cabins} />}
      />
      {children}
    </div>
  )
}
