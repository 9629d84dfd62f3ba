import * as z from '#small-zod'
import { fareChoices, fareKinds } from '../core/codes.ts'

export const FareKind = z.enum(fareKinds)
export type FareKind = z.infer<typeof FareKind>

export const FareChoice = z.enum(fareChoices)
export type FareChoice = z.infer<typeof FareChoice>

export function isChosenFare(fare: FareKind, choice: FareChoice): boolean {
  return (fare === 'reward') === (choice === 'reward')
}
