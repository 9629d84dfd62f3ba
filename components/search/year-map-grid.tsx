import { formatMonth } from '@/lib/core/formats.ts'
import type { Shade } from '@/lib/search/finder-state.ts'
import { type MapDay, splitLockedWeeks, type YearMap } from '@/lib/search/year-map.ts'
import { dayStyle } from '../ui/seats/seat-scale.tsx'
import { describeDay, stateWords } from './day-words.ts'
import { getStretchSize, lockedStretchStyle, YearFrame } from './year-frame.tsx'

type YearMapGridProps = {
  map: YearMap
  /** The day that holds the tab stop. */
  active: string
  selected: string | null
  today: string
  shade: Shade
  weeks: { first: number; count: number }
}

/** The cells of a year map: weekdays as rows, weeks as columns. */
export function YearMapGrid({ map, active, selected, today, shade, weeks: { first, count } }: YearMapGridProps) {
  const { open, lockedCount } = splitLockedWeeks(map, { first, count })
  return (
    <YearFrame
      label="Seats by day over a year"
      weeks={count}
      head={<MonthNames months={map.months} first={first} count={count} />}
      days={(weekday) => [
        ...open.map((week) => {
          const day = map.days[week * 7 + weekday]
          return day ? (
            <DayCell
              key={day.date}
              day={day}
              isActive={day.date === active}
              isSelected={day.date === selected}
              isToday={day.date === today}
              shade={shade}
              isLast={week === first + count - 1}
            />
          ) : null
        }),
        lockedCount > 0 ? (
          <td
            key="locked"
            aria-label={stateWords.locked}
            colSpan={lockedCount}
            data-state="locked"
            className={lockedStretchStyle}
          >
            <div style={getStretchSize(lockedCount)} />
          </td>
        ) : null,
      ]}
    />
  )
}

type MonthNamesProps = Pick<YearMap, 'months'> & { first: number; count: number }

/** Lays out the month names: how many columns come before the first name, and how many each name spans. */
export function layOutMonthNames({ months: all, first, count }: MonthNamesProps) {
  const end = first + count
  // A month that began before the first week drawn is named above that week, if there is room before the next name.
  const running = all.filter(({ week }) => week < first).at(-1)
  const inside = all.filter(({ week }) => week >= first && week < end)
  const hasRoom = running !== undefined && (inside[0]?.week ?? end) - first >= 2
  const months = [...(hasRoom ? [{ ...running, week: first }] : []), ...inside]
  const names = months.map(({ month, week }, index) => ({ month, span: (months[index + 1]?.week ?? end) - week }))
  return { lead: (months[0]?.week ?? end) - first, names }
}

export const monthNameStyle = 'overflow-visible text-left text-12 font-normal whitespace-nowrap text-muted'

function MonthNames(props: MonthNamesProps) {
  const { lead, names } = layOutMonthNames(props)
  return (
    <>
      {lead > 0 ? <th colSpan={lead} /> : null}
      {names.map(({ month, span }) => (
        <th key={month} colSpan={span} className={monthNameStyle}>
          {formatMonth(month, 'monthShort')}
        </th>
      ))}
    </>
  )
}

type DayCellProps = {
  day: MapDay
  isActive: boolean
  isSelected: boolean
  isToday: boolean
  shade: Shade
  isLast: boolean
}

function DayCell({ day, isActive, isSelected, isToday, shade, isLast }: DayCellProps) {
  const today = isToday && day.state !== 'unasked' ? 'outline-1 outline-offset-1 outline-muted' : ''
  const ring = isSelected ? 'outline-2 outline-offset-1 outline-ink' : today
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid whose days take focus.
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-date={day.date}
      data-state={day.state}
      aria-label={describeDay(day)}
      aria-selected={isSelected}
      className={`rounded-[3px] focus-visible:outline-2 focus-visible:outline-accent ${dayStyle(day.state, shade === 'points' ? day.priceStep : day.step)} ${ring}`}
    >
      {/* Rounding makes the last column the widest by part of a pixel, so its squares set the height of the rows. */}
      {isLast ? <div className="pointer-events-none aspect-square" /> : null}
    </td>
  )
}
