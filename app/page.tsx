import { HomeData } from '@/components/content/home/home-data.tsx'
import { HomeLead, HomeLive } from '@/components/content/home/home-live.tsx'
import { HomeSearch } from '@/components/content/home/home-search.tsx'
import { MemberTools } from '@/components/content/home/member-tools.tsx'
import { NumbersMean } from '@/components/content/home/numbers-mean.tsx'
import { PlanWindows } from '@/components/content/home/plan-windows.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/')

export default function HomePage() {
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-6 sm:px-6 lg:pt-10">
      <HomeData />
      <div className="mb-5 gap-x-12 lg:mb-6 lg:flex lg:items-end lg:justify-between">
        <h1 className="max-w-xl text-28 font-semibold tracking-tight sm:text-40 lg:text-52">
          Find the seats your points can book
        </h1>
        <p className="mt-2 max-w-md text-16 text-pretty text-muted">
          Qantas and Velocity reward seats for the year ahead, side by side. Each one shows its points, its charges in
          dollars and when we last checked.
        </p>
      </div>
      <HomeLead />
      <HomeSearch />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-18 *:not-first:content-auto">
        <HomeLive />
        <MemberTools />
        <PlanWindows />
        <NumbersMean />
      </div>
    </div>
  )
}
