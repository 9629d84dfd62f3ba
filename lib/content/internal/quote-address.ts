import { toSlug } from '../../calculators/slug.ts'
import { isProgram } from '../../core/program.ts'
import type { FormValues } from '../../support/forms/form-model.ts'

/** Links to the quote tool with a request filled in, as far as its free text can be interpreted. */
export function quoteAddress(values: FormValues): `/test/points-booking-service?${string}` {
  const { from = '', to = '', cabin = 'J', program = 'qantas', travellers = '1', points = '0' } = values
  const first = (places: string) => toSlug(places.split(/[,;/]| or | and /)[0] ?? '')
  const params = new URLSearchParams({
    ...{ from: first(from), to: first(to), cabin, travellers, points },
    program: isProgram(program) ? program : 'qantas',
  })
  return `/test/points-booking-service?${params}`
}
