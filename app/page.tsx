import type { Metadata } from 'next'
import { AnswerProviders } from '@/components/finder/answer-providers.tsx'
import { HomeSearch } from '@/components/home/home-search.tsx'
import { PlanWindows } from '@/components/home/plan-windows.tsx'
import { PopularBoard } from '@/components/home/popular-board.tsx'
import { pageAt } from '@/lib/pages.ts'

export const metadata: Metadata = { description: pageAt('/').summary }

export default function HomePage() {
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-8 sm:px-6 lg:pt-12">
      <h1 className="max-w-2xl text-28 font-semibold tracking-tight sm:text-40">A year of reward seats, on one line</h1>
      <p className="mt-3 mb-6 max-w-2xl text-16 text-muted lg:mb-8">
        Qantas and Velocity reward seats in every cabin, with points and charges, where each figure comes from and when
        it was last seen.
      </p>
      <AnswerProviders>
        <HomeSearch />
      </AnswerProviders>
      <div className="mt-20 space-y-20">
        <PopularBoard />
        <PlanWindows />
      </div>
    </div>
  )
}
