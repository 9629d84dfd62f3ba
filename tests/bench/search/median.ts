/** The median of many runs, in microseconds: most of them run after the code has been optimised. */
export function medianUs(work: () => unknown): number {
  const times: number[] = []
  const until = performance.now() + 700
  while (performance.now() < until || times.length < 20) {
    const start = performance.now()
    work()
    times.push((performance.now() - start) * 1000)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
