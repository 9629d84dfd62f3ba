import type { Tool } from './tool.ts'
import { createAlert, listOwnAlerts } from './tools/alerts.ts'
import { explainPrice, priceInPoints } from './tools/prices.ts'
import { searchSeats, whenDoesItOpen, whereCanIGo } from './tools/seats.ts'

/** Every tool, in the order an assistant lists them. Each validates its own input, so they can share one type here. */
export const mcpTools = [
  searchSeats,
  whereCanIGo,
  priceInPoints,
  explainPrice,
  whenDoesItOpen,
  listOwnAlerts,
  createAlert,
] as unknown as readonly Tool[]

export function findTool(name: unknown): Tool | undefined {
  return mcpTools.find((one) => one.name === name)
}
