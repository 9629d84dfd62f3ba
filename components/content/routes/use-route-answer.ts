'use client'

import { useQueries } from '@tanstack/react-query'
import { seatsAddress } from '@/lib/calculators/fly/seats-seen.ts'
import { combineAnswers, type ProgramAnswer, type RouteAnswer } from '@/lib/content/routes/route-answer.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import type { Program } from '@/lib/core/program.ts'
import { ReadSearch } from '@/lib/search/read-search.ts'
import { useAsker } from '../../ui/use-asker.ts'

export type AskedRoute = { answer: RouteAnswer | null; hasFailed: boolean; retry: () => void }

/** Every reward seat between two cities that the visitor's plan shows, over the programs whose points fly there. */
export function useRouteAnswer(programs: readonly Program[], from: string, to: string): AskedRoute {
  const asker = useAsker()
  const asked = useQueries({
    queries: programs.map((program) => ({
      queryKey: ['route', program, from, to, asker.id],
      enabled: asker.known,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        fetchJson(seatsAddress(program, from, to, 1), ReadSearch, { signal, token: await asker.token() }),
    })),
  })
  const answers = programs.flatMap((program, at): ProgramAnswer[] => {
    const answer = asked[at]?.data
    return answer ? [{ program, answer }] : []
  })
  const [first, ...rest] = answers
  const isDone = asked.every(({ isPending }) => !isPending)
  return {
    // One program's answer stands alone where the other's did not come.
    answer: first && isDone ? combineAnswers([first, ...rest]) : null,
    hasFailed: isDone && !first,
    retry: () => {
      for (const query of asked) if (query.isError) void query.refetch()
    },
  }
}
