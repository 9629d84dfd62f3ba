'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import type { Program } from '@/lib/core/program.ts'
import { isAskable, pickQuestion, type Question, type Sort, writeFinder } from '@/lib/search/finder-state.ts'
import { ReadSearch } from '@/lib/search/read-search.ts'
import { pageSize, searchAddress } from '@/lib/search/request.ts'
import { useRequestIdentity } from '../ui/use-request-identity.ts'

export type Search = {
  /** The first page, which also holds what concerns the whole answer; undefined until it has loaded. */
  answer: SearchAnswer | undefined
  /** The rows of every page loaded so far. */
  rows: Row[]
  status: 'idle' | 'loading' | 'failed' | 'done'
  error: Error | null
  /** True while an older answer is shown until the new one arrives. */
  isStale: boolean
  hasMore: boolean
  /** Requests the next page, unless it is already loading or has failed. */
  loadMore: () => void
  /** Why the next page failed to load; the pages before it stay. */
  moreFault: Error | null
  retryMore: () => void
  retry: () => void
}

/** What the rows are sorted by. */
export type Order = { sort: Sort; thenBy: Sort | null }

type SearchOptions = {
  /** False if the visitor didn't start the search themselves: an example, or one day of an answer they already have. */
  keep?: boolean
  /** The size of the first page, if fewer rows are enough. */
  take?: number
}

/** Fetches the answer to a question, page by page. Requests nothing until the question names both ends. */
export function useSearch(program: Program, question: Question, order: Order, options: SearchOptions = {}): Search {
  const identity = useRequestIdentity()
  const { keep = true, take = pageSize.first } = options
  const { sort, thenBy } = order
  const questionKey = `${program} ${writeFinder(pickQuestion(question))}`
  const { from, to, when } = question
  const routeKey = `${program} ${writeFinder({ from, to, when })}`
  const hasQuestion = isAskable(question)
  const query = useInfiniteQuery({
    queryKey: ['search', questionKey, `${sort} ${thenBy} ${take}`, identity.id, routeKey],
    enabled: hasQuestion && identity.known,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      fetchJson(searchAddress(program, question, { sort, thenBy, cursor: pageParam, keep, take }), ReadSearch, {
        signal,
        token: await identity.token(),
      }),
    getNextPageParam: (page) => page.nextCursor,
    // A new order or filter keeps the old answer visible, dimmed. For another route or date it would be misleading.
    placeholderData: (previous, before) => (before?.queryKey[4] === routeKey ? previous : undefined),
  })
  const pages = hasQuestion ? (query.data?.pages ?? []) : []
  return {
    answer: pages[0],
    rows: pages.flatMap((page) => page.rows),
    status: !hasQuestion ? 'idle' : pages.length > 0 ? 'done' : query.isError ? 'failed' : 'loading',
    error: query.error,
    isStale: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (!query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage()
    },
    moreFault: query.isFetchNextPageError ? query.error : null,
    retryMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
