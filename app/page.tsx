import { HomeData } from '@/components/content/home/home-data.tsx'
import { HomeSearch } from '@/components/content/home/home-search.tsx'
import { MemberTools } from '@/components/content/home/member-tools.tsx'
import { PlanWindows } from '@/components/content/home/plan-windows.tsx'
import { PopularBoard } from '@/components/content/home/popular-board.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/')

export default function HomePage() {
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-8 sm:px-6 lg:pt-12">
      <HomeData />
      <h1 className="max-w-2xl text-28 font-semibold tracking-tight sm:text-40">Find the seats your points can book</h1>
      <p className="mt-3 mb-6 max-w-2xl text-16 text-muted lg:mb-8">
        Qantas and Velocity reward seats for the year ahead, side by side. Every cabin, with points, taxes and how
        recently we checked.
      </p>
      <HomeSearch />
      <div className="mt-20 space-y-20">
        <PopularBoard />
        <MemberTools />
        <PlanWindows />
      </div>
    </div>
  )
}
