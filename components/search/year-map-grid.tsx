import { formatMonth } from '@/lib/core/formats.ts'
import { type MapDay, weeksShown, type YearMap } from '@/lib/search/year-map.ts'
import { dayLook } from '../ui/seats/seat-scale.tsx'
import { sayDay } from './day-words.ts'
import { YearFrame } from './year-frame.tsx'

type YearMapGridProps = {
  map: YearMap
  /** The day that holds the tab stop. */
  active: string
  selected: string | null
  today: string
}

const weeks = Array.from({ length: weeksShown }, (_, week) => week)

/** The cells of a year map: weekdays as rows, weeks as columns. */
export function YearMapGrid({ map, active, selected, today }: YearMapGridProps) {
  return (
    <YearFrame
      label="Seats by day over a year"
      head={<MonthNames months={map.months} />}
      days={(weekday) =>
        weeks.map((week) => {
          const day = map.days[week * 7 + weekday]
          return day ? (
            <DayCell
              key={day.date}
              day={day}
              isActive={day.date === active}
              isSelected={day.date === selected}
              isToday={day.date === today}
            />
          ) : null
        })
      }
    />
  )
}

function MonthNames({ months }: Pick<YearMap, 'months'>) {
  const lead = months[0]?.week ?? weeksShown
  return (
    <>
      {lead > 0 ? <th colSpan={lead} /> : null}
      {months.map(({ month, week }, index) => (
        <th
          key={month}
          colSpan={(months[index + 1]?.week ?? weeksShown) - week}
          className="overflow-visible text-left text-12 font-normal whitespace-nowrap text-muted"
        >
          {formatMonth(month, 'monthShort')}
        </th>
      ))}
    </>
  )
}

type DayCellProps = { day: MapDay; isActive: boolean; isSelected: boolean; isToday: boolean }

function DayCell({ day, isActive, isSelected, isToday }: DayCellProps) {
  const today = isToday && day.state !== 'unasked' ? 'outline-1 outline-offset-1 outline-muted' : ''
  const ring = isSelected ? 'outline-2 outline-offset-1 outline-ink' : today
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid, its days take focus.
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-date={day.date}
      data-state={day.state}
      aria-label={sayDay(day)}
      aria-selected={isSelected}
      className={`rounded-[3px] focus-visible:outline-2 focus-visible:outline-accent ${dayLook(day.state, day.step)} ${ring}`}
    >
      {/* The last column is the widest, by what is left of a pixel: its squares give every row its height. */}
      {day.week === weeksShown - 1 ? <div className="pointer-events-none aspect-square" /> : null}
    </td>
  )
}
