/** The file that names the build in service. A timestamp keeps every cache between here and there from answering. */
export function latestAddress(nowMs: number): string {
  return `/builds/latest.json?t=${nowMs}`
}
