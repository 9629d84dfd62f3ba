/** Counts rows by value. */
export class Tally<Value extends string | boolean> {
  private readonly counts = new Map<Value, number>()

  add(value: Value): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1)
  }

  /** Every value of a list, with 0 for those that were not seen. */
  inOrderOf(values: readonly Value[]): { value: Value; rows: number }[] {
    return values.map((value) => ({ value, rows: this.counts.get(value) ?? 0 }))
  }

  /** The values seen, most rows first. */
  byCount(): { value: Value; rows: number }[] {
    const seen = [...this.counts].map(([value, rows]) => ({ value, rows }))
    return seen.sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1))
  }
}
