import type { LocalDate } from '../../core/clock.ts'

/** What changed for those who build on the API, the newest first. */
export const changelog: readonly { on: LocalDate; what: string }[] = [
  { on: '2026-11-24', what: 'An MCP server for AI assistants at /mcp.' },
  { on: '2026-11-24', what: 'Your own alerts: list, set and delete them with read:alerts and write:alerts.' },
  { on: '2026-11-24', what: 'Personal access tokens with the scope read:seats, and RateLimit headers.' },
  { on: '2026-11-20', what: 'Version 1: search, journeys, coverage, flights and statistics.' },
]
