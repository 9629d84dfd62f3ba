import type { Program } from '../core/program.ts'
import type { ProgramRules } from './descriptor.ts'
import { qantasRules } from './qantas/rules.ts'
import { velocityRules } from './velocity/rules.ts'

/** Each program's prices and tables. */
export const programRules: Record<Program, ProgramRules> = { qantas: qantasRules, velocity: velocityRules }
