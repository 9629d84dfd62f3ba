import { formatMonth } from '../../core/formats.ts'
import { escapeXml as text } from '../../core/markup.ts'
import { weeksShown } from '../../search/year-weeks.ts'
import { pictureSize } from './embed-code.ts'
import { type DayStyle, type EmbedYear, styleNames, styleOfDay } from './embed-year.ts'

const pitch = 13
const side = 11
const margin = 16
/** The average width of a letter at 11 px in the widest of the fonts. */
const letterWidth = 6.9
const monthRoom = 18
const gridHeight = monthRoom + 7 * pitch

/** Colours for light and dark screens. They use classes, so that a content policy can forbid inline styles. */
export const pictureStyle = [
  '.paper{fill:#fff}.ink{fill:#1c2430}.dim{fill:#5d6673}.best{fill:#0b6b75}.some{fill:#86c5cb}.none{fill:#e9e9e6}',
  '.unknown{fill:none;stroke:#c9c9c4}.locked{fill:#f4f4f1;stroke:#dcdcd7;stroke-dasharray:2 2}',
  'text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}',
  '@media(prefers-color-scheme:dark){.paper{fill:#171d26}.ink{fill:#eceff2}.dim{fill:#a3adb8}.best{fill:#5fd3dc}',
  '.some{fill:#24727a}.none{fill:#2b323c}.unknown{stroke:#48515d}.locked{fill:#1d242e;stroke:#3a424d}}',
].join('')

const styles = Object.keys(styleNames) as (keyof typeof styleNames)[]

/** The days of a year as squares, one column per week, below the names of the months. Starts at the origin. */
export function drawGrid({ map }: EmbedYear): string {
  const months = map.months.map(
    ({ month, week }) =>
      `<text class="dim" font-size="11" x="${week * pitch}" y="10">${formatMonth(month, 'monthShort')}</text>`,
  )
  const days = map.days.map((day) => {
    const style = styleOfDay(day)
    return style === null ? '' : square(style, day.week * pitch, monthRoom + day.weekday * pitch)
  })
  return [...months, ...days].join('')
}

function square(style: Exclude<DayStyle, null>, x: number, y: number): string {
  // SVG draws a stroke on both sides of the edge, so an outlined square is made smaller to compensate.
  const isLined = style === 'unknown' || style === 'locked'
  const [place, size] = isLined ? [0.5, side - 1] : [0, side]
  return `<rect class="${style}" x="${x + place}" y="${y + place}" width="${size}" height="${size}" rx="2"/>`
}

export const gridSize = { width: weeksShown * pitch, height: gridHeight } as const

/** The whole picture with its text, for an `img`. */
export function drawYear(year: EmbedYear): string {
  const { width, height } = pictureSize
  const legendAt = 66 + gridHeight + 18
  let x = margin
  const legend = styles.map((style) => {
    const mark = square(style, x, legendAt - 10)
    const name = `<text class="dim" font-size="11" x="${x + 16}" y="${legendAt}">${styleNames[style]}</text>`
    x += 16 + styleNames[style].length * letterWidth + 14
    return mark + name
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${text(year.title)}</title><desc id="desc">${text(`${year.lead} ${year.origin}`)}</desc>`,
    `<style>${pictureStyle}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="12"/>`,
    `<text class="ink" font-size="18" font-weight="600" x="${margin}" y="31">${text(year.title)}</text>`,
    `<text class="dim" font-size="13" x="${margin}" y="52">${text(year.lead)}</text>`,
    `<g transform="translate(${margin} 66)">${drawGrid(year)}</g>`,
    ...legend,
    `<text class="dim" font-size="11" x="${margin}" y="${height - 14}">${text(year.origin)}</text>`,
    '</svg>\n',
  ].join('\n')
}
