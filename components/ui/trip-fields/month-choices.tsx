'use client'

import { formatMonth } from '@/lib/core/formats.ts'
import type { When } from '@/lib/core/url-state.ts'
import { monthsAhead, monthsOf, pickMonth } from '@/lib/search/when-months.ts'

type MonthChoicesProps = { when: When; today: string; isSpan: boolean; onChoose: (when: When) => void }

/** The coming months, the current one first. With `isSpan` a second press makes a stretch of them. */
export function MonthChoices({ when, today, isSpan, onChoose }: MonthChoicesProps) {
  const chosen = monthsOf(when)
  return (
    <div>
      <ul className="grid grid-cols-5 gap-1">
        {monthsAhead(today).map((month) => (
          <li key={month}>
            <button
              type="button"
              aria-label={formatMonth(month)}
              aria-pressed={chosen !== null && month >= chosen.first && month <= chosen.last}
              onClick={() => onChoose(isSpan ? pickMonth(when, month) : { kind: 'month', month })}
              className="flex min-h-11 w-full flex-col items-center justify-center rounded-lg border border-line text-14 leading-4 font-medium hover:bg-seats-0 aria-pressed:border-accent aria-pressed:bg-seats-1"
            >
              {formatMonth(month, 'monthShort')}
              <span className="figures text-12 font-normal text-muted">{month.slice(0, 4)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isSpan ? <p className="mt-1 text-12 text-muted">Press a second month for everything in between.</p> : null}
    </div>
  )
}
