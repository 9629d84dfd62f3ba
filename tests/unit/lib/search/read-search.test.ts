import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchAnswer } from '../../../../lib/availability/search-contract.ts'
import { ReadSearch } from '../../../../lib/search/read-search.ts'
import { answerOf } from './answer-sample.ts'
import { rowOf } from './rows.ts'

/** A finder sends nothing that an answer could ignore. */
const { ignored: _, ...read } = SearchAnswer.shape

const answer = (): SearchAnswer => answerOf({ total: 1, rows: [rowOf({})], sources: [], sample: true })

describe('ReadSearch', () => {
  it('reads everything that the API’s own schema does', () => {
    const whole = JSON.parse(JSON.stringify(answer()))
    expect(ReadSearch.parse(whole)).toEqual(SearchAnswer.parse(whole))
    expect(Object.keys(ReadSearch.shape).sort()).toEqual(Object.keys(read).sort())
  })

  it('rejects an answer with a missing part', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(read)), (name) => {
        const { [name]: _, ...rest } = { ...answer() } as Record<string, unknown>
        expect(ReadSearch.safeParse(rest).success).toBe(false)
      }),
    )
  })
})
