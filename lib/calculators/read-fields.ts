import type { Fields } from './fields.ts'

/** Reads a calculator's inputs from an address. A missing or invalid one gets its default. */
export function readFields<State extends object>(
  fields: Fields<State>,
  defaults: State,
  params: URLSearchParams,
): State {
  const entries = (Object.keys(fields) as (keyof State & string)[]).map((name) => {
    const given = params.get(name)
    return [name, (given === null ? null : fields[name].read(given)) ?? defaults[name]]
  })
  return Object.fromEntries(entries) as State
}
