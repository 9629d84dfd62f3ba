import type { FoundSeats } from './alert.ts'

type Group = { seats: number; points: number | null; charges: number | null }

/** What the seats that were found come to for a party, both ways; a figure is null where any part of it is not known. */
export type TripCost = { points: number | null; charges: number | null }

/** Adds up what was found: each way the party takes the groups in their order until all have a seat. */
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
    // The last one carries whoever is left: a plan that tells of one seat says nothing of the others.
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
