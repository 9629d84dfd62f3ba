import type { FoundSeats } from './alert.ts'

type Group = { seats: number; points: number | null; charges: number | null }

/** What the seats found cost a party, both ways; a figure is null if any part of it is unknown. */
export type TripCost = { points: number | null; charges: number | null }

/** Adds up the cost of what was found. On each way the party fills the groups in order until everyone has a seat. */
export function tripCost(found: FoundSeats, party: number): TripCost {
  const halves = [...(found.other === null ? [] : [found.other]), ...(found.rest ?? [])]
  const isBack = ({ kind }: (typeof halves)[number]) => kind === 'return' || kind === 'return-split'
  const out: Group[] = [found, ...halves.filter((half) => !isBack(half))]
  const back: Group[] = halves.filter(isBack)
  const groups = [...taken(out, party), ...taken(back, party)]
  return { points: sumGroups(groups, 'points'), charges: sumGroups(groups, 'charges') }
}

function taken(groups: readonly Group[], party: number): { people: number; group: Group }[] {
  let left = party
  return groups.flatMap((group, at) => {
    // The last group takes everyone left: a plan that shows only one seat says nothing about further ones.
    const people = at === groups.length - 1 ? left : Math.min(left, group.seats)
    left -= people
    return people > 0 ? [{ people, group }] : []
  })
}

function sumGroups(groups: readonly { people: number; group: Group }[], figure: 'points' | 'charges'): number | null {
  return groups.reduce<number | null>((sum, { people, group }) => {
    const one = group[figure]
    return sum === null || one === null ? null : sum + people * one
  }, 0)
}
