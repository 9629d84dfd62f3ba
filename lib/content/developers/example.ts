import { pricesOn } from '../../calculators/prices-on.ts'
import { endOfMonth, type Month, startOfMonth } from '../../core/dates.ts'

/** The example search on all developer pages: Sydney to Singapore in business, next March. */

const [year = '', month = ''] = pricesOn.split('-')
const march: Month = `${Number(year) + (Number(month) < 3 ? 0 : 1)}-03`

export const exampleDays = { start: startOfMonth(march), end: endOfMonth(march) }

export const exampleSearch = `program=qantas&from=SYD&to=SIN&cabins=J&start=${exampleDays.start}&end=${exampleDays.end}&sort=points&take=5`

export const exampleAlert = { programs: ['qantas'], from: ['SYD'], to: ['SIN'], cabins: ['J'], dates: exampleDays }
