import type { Program } from '../core/program.ts'
import type { ProgramFacts } from './descriptor.ts'
import { qantasFacts } from './qantas/facts.ts'
import { velocityFacts } from './velocity/facts.ts'

/** Each program's names, addresses and limits. */
export const programFacts: Record<Program, ProgramFacts> = { qantas: qantasFacts, velocity: velocityFacts }
