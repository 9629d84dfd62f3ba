import { z } from 'zod'
import { Program } from '../core/schemas.ts'
import { ages } from './recheck.ts'

const Counts = z.object({ checked: z.int().min(0), still: z.int().min(0) })

/**
 * The document statistics/rechecks: how many seats were checked again and how many were still there, by program and by
 * how long ago they had been seen.
 */
export const RecheckCounts = z.partialRecord(Program, z.partialRecord(z.enum(ages), Counts))
export type RecheckCounts = z.infer<typeof RecheckCounts>
