/** Orders numbers, or strings by their code units, for `sort`. Unlike subtraction it also orders infinities. */
export function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
