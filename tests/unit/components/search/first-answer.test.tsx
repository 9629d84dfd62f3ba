import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { putIntoPage } from '../../../../components/search/first-answer/draw-answer.ts'
import { RowView } from '../../../../components/search/row-view.tsx'
import type { Row, SearchAnswer } from '../../../../lib/availability/search-contract.ts'
import { defaults, type FinderState } from '../../../../lib/search/finder-state.ts'
import { answerOf } from '../../lib/search/answer-sample.ts'

const row: Row = {
  id: 'a',
  program: 'qantas',
  date: '2026-12-08',
  from: 'SYD',
  to: 'SIN',
  cabin: 'J',
  direct: false,
  carriers: ['QF', 'EK'],
  stops: ['MEL'],
  aircraft: ['A388'],
  flights: ['QF1', 'EK5'],
  departs: '2026-12-08T10:00',
  arrives: '2026-12-09T05:10',
  minutes: 1330,
  seats: 2,
  points: 68_400,
  charges: { minor: 23_450, currency: 'AUD' },
  fare: 'reward',
  value: 57.2,
  tablePrice: null,
  missed: false,
  seenAt: '2026-11-19T23:00:00Z',
  source: 0,
}
const answer = answerOf({
  total: 1,
  rows: [row],
  days: [{ date: row.date, cabin: 'J', seats: 2, points: 68_400, moreSeats: false, direct: false }],
  sources: [{ kind: 'file', name: 'a recording', rows: 1 }],
})
const page =
  '<p>before</p><div id="finder-form" inert="" class="noscript:hidden">form</div><div id="finder-start">first screen</div><div id="finder-end" hidden=""></div><p>after</p>'

const draw = (change: Partial<SearchAnswer> = {}, state: Partial<FinderState> = {}) =>
  putIntoPage(page, {
    path: '/qantas/reward-seat-finder',
    program: 'qantas',
    preset: {},
    state: { ...defaults, from: ['SYD'], to: ['SIN'], ...state },
    answer: { ...answer, ...change },
  })

/** The visible text, without text that is only for screen readers. */
function seenIn(markup: string): string {
  return markup
    .replace(/<(span|caption) class="sr-only">.*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Matches a link with this label and address, marked as current if it is the one chosen. */
function choice(label: string, href: string, isChosen = false): RegExp {
  const escaped = href.replace(/[?.]/g, '\\$&')
  return new RegExp(`<a href="${escaped}" ${isChosen ? 'aria-current="true" ' : ''}class="[^"]*">${label}</a>`)
}

describe('putIntoPage', () => {
  it('replaces the first screen by the answer, and hides the form on a phone', () => {
    const drawn = draw()
    expect(drawn).toContain(
      '<p>before</p><div id="finder-form" inert="" class="max-lg:hidden noscript:hidden">form</div>',
    )
    expect(drawn).not.toContain('first screen')
    expect(drawn.endsWith('<div id="finder-end" hidden=""></div><p>after</p>')).toBe(true)
    expect(seenIn(drawn)).toContain('Sydney to Singapore')
    expect(seenIn(drawn)).toContain('1 option on 1 day.')
  })

  it('leaves a page without a first screen unchanged', () => {
    const other = '<p>another page</p>'
    const first = {
      path: '/qantas/reward-seat-finder',
      program: 'qantas',
      preset: {},
      state: defaults,
      answer,
    } as const
    expect(putIntoPage(other, first)).toBe(other)
  })

  it.each([
    [false, 1],
    [true, 1],
    [false, 3],
  ])('shows a row with the same text as the finder (wide: %s, people: %d)', (wide, seats) => {
    const shown = { charges: true, wide, sort: 'date' as const, cash: null }
    const estimated = { ...row, charges: { minor: 23_450, currency: 'AUD', estimatedFrom: '2023-08' } }
    const asked = { ...answer, rows: [estimated], query: { ...answer.query, seats } }
    const ours = seenIn(draw(asked, { view: wide ? 'list' : 'calendar' }))
    const finders = renderToStaticMarkup(
      <table>
        <tbody>
          <RowView
            program="qantas"
            answer={asked}
            row={estimated}
            position={2}
            shown={shown}
            columnCount={8}
            isOpen={false}
            onToggle={() => {}}
          />
        </tbody>
      </table>,
    )
    // The finder only loads the names of stops in the browser; rendered here, it shows codes.
    const expected = seenIn(finders).replace('via MEL', 'via Melbourne')
    expect(ours).toContain(expected)
    expect(ours.includes('est. $704 for 3')).toBe(seats === 3)
  })

  it('says that the results are for fewer people than were asked for, and where to see plans', () => {
    const reason = 'Search without an account covers one seat per flight, so these results are for 1.'
    const drawn = draw({ plan: 'guest', clamped: [{ limit: 'seats', asked: 4, allowed: 1, reason }] })
    expect(seenIn(drawn)).toContain(`${reason} You searched for 4. Silver and Gold cover up to 4 seats. See plans`)
    expect(drawn).toContain('<a href="/pricing"')
    expect(seenIn(draw())).not.toContain('See plans')
  })

  it('says how far a guest can see, and that an empty answer has no seats', () => {
    const beyond = draw(
      { rows: [], total: 0, days: [], openUntil: '2027-01-19' },
      { when: { kind: 'month', month: '2027-06' } },
    )
    expect(seenIn(beyond)).toContain('Without an account you see to 19 Jan 2027.')
    expect(seenIn(draw({ rows: [], total: 0, days: [] }))).toContain('No reward seats found.')
  })

  it('links each choice to the same page with that choice made', () => {
    const drawn = draw({}, { direct: true })
    const at = '/qantas/reward-seat-finder?from=SYD&amp;to=SIN&amp;direct=1'
    expect(drawn).toMatch(choice('Calendar', at, true))
    expect(drawn).toMatch(choice('List', `${at}&amp;view=list`))
    expect(drawn).toMatch(choice('Qantas', at, true))
    expect(drawn).toMatch(choice('Both', at.replace('&amp;direct', '&amp;programs=qantas,velocity&amp;direct')))
    expect(drawn).toMatch(choice('Seats', `${at}&amp;shade=seats`))
  })

  it('draws no count on a day of the month whose seats are not counted', () => {
    const day = { date: row.date, cabin: 'J' as const, seats: null, points: null, moreSeats: false, direct: false }
    expect(seenIn(draw({ days: [day] }, { shade: 'seats' }))).not.toContain('Jsome')
  })

  it('keeps a finder’s preset cabins overridden in the links of choices', () => {
    const path = '/qantas/business-class-finder'
    const drawDoor = (cabins: FinderState['cabins']) => {
      const state = { ...defaults, from: ['SYD'], to: ['SIN'], cabins }
      return putIntoPage(page, { path, program: 'qantas', preset: { cabins: ['J'] }, state, answer })
    }
    expect(drawDoor(defaults.cabins)).toContain(`href="${path}?from=SYD&amp;to=SIN&amp;cabins=Y,W,J,F&amp;view=list"`)
    expect(drawDoor(['J'])).toContain(`href="${path}?from=SYD&amp;to=SIN&amp;view=list"`)
  })

  it('counts the filters of the address and links to the page without them', () => {
    expect(draw()).toContain('<span class="text-muted">Filters</span>')
    expect(draw()).not.toContain('Clear filters')
    // What a press on them will open.
    expect(draw()).toMatch(/data-opens="filters".*data-opens="live"/)
    const drawn = draw({}, { cabins: ['J'], seats: 2, direct: true, view: 'list', day: '2026-12-08' })
    expect(drawn).toContain('<span class="text-muted">Filters (2)</span>')
    expect(drawn).toMatch(
      /<a href="\/qantas\/reward-seat-finder\?from=SYD&amp;to=SIN&amp;seats=2&amp;view=list" class="[^"]*">Clear filters</,
    )
  })

  it('escapes text that comes from outside', () => {
    const evil = '<img src=x onerror=alert(1)>'
    const drawn = draw(
      { rows: [{ ...row, aircraft: [evil], flights: [evil], carriers: [evil] }] },
      { to: [evil], view: 'list' },
    )
    expect(drawn).not.toContain(evil)
  })
})
