import type { Clock } from '../../../../lib/core/clock.ts'
import { prepareSimulation } from '../../../../local/up/local-site.ts'
import { stagePayments as stage } from '../../../../packages/payments-local/tests/stage.ts'

/** The local payment server as the local site sets it up, and the official client connected to it. */
export const stagePayments = (file?: string, clock?: Clock) => stage(file, clock, prepareSimulation)
