import type { FaultKind, FlightFault } from '../../flights/provider.ts'
import { problemResponse } from '../problem.ts'

const answers = {
  'unknown-flight': { status: 404, title: 'No such flight' },
  'out-of-range': { status: 400, title: 'Date out of range' },
  refused: { status: 503, title: 'The source of flights is closed to us' },
  unavailable: { status: 503, title: 'The source of flights does not answer' },
  garbled: { status: 502, title: 'The source of flights gave an answer that cannot be read' },
} as const satisfies Record<FaultKind, { status: number; title: string }>

/** Words for faults of the source itself; what the source said of the question is passed on as it is. */
const ownWords: Partial<Record<FaultKind, string>> = {
  refused: 'Loads and seats cannot be shown at the moment; we have been told. Please try again later.',
  unavailable: 'Loads and seats cannot be shown right now. Please try again in a few minutes.',
  garbled: 'The answer for this flight could not be read; we have been told. Other flights may work.',
}

/** A fault of a source as an error answer. */
export function faultResponse(fault: FlightFault): Response {
  const { status, title } = answers[fault.kind]
  const headers = status === 503 ? { 'retry-after': String(fault.retryAfter ?? 60) } : undefined
  return problemResponse(status, title, ownWords[fault.kind] ?? fault.message, headers ? { headers } : {})
}
