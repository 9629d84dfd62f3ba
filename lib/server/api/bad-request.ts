import type { ParameterError } from '../../availability/parse-params.ts'
import { problemResponse } from '../problem.ts'

/** Builds a 400 that names every invalid parameter and what it should have been. */
export function badRequest(errors: ParameterError[]): Response {
  const named = [...new Set(errors.map(({ parameter }) => parameter))].join(', ')
  return problemResponse(400, 'Check your request', `Please check ${named}.`, { errors })
}
