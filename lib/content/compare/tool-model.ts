import type { Fact } from '../../programs/fact.ts'

/** What tools are compared by, in the order of the columns. */
export const toolColumns = ['programs', 'window', 'price', 'alerts'] as const
export type ToolColumn = (typeof toolColumns)[number]

/** A tool that finds reward seats, with what is confirmed of it; an empty list: nothing is. */
export type ComparedTool = {
  id: string
  name: string
  /** Null for Pointsward. */
  address: string | null
  /** To follow its name: what kind of tool it is. */
  kind: string
  /** Its comparison with Pointsward, where there is one. */
  page: `/${string}` | null
  facts: Record<ToolColumn, readonly Fact[]>
}
