import type { Fact } from '../../programs/fact.ts'

/** The columns of the comparison of tools, in order. */
export const toolColumns = ['programs', 'window', 'price', 'alerts'] as const
export type ToolColumn = (typeof toolColumns)[number]

/** A tool that finds reward seats, with the facts known about it; an empty list means that nothing is confirmed. */
export type ComparedTool = {
  id: string
  name: string
  /** Null for Pointsward. */
  address: string | null
  /** What kind of tool it is, to follow its name. */
  kind: string
  /** The page that compares it with Pointsward, or null. */
  page: `/${string}` | null
  facts: Record<ToolColumn, readonly Fact[]>
}
