import type { Fields } from './fields.ts'

/** The inputs an address holds; a silent or wrong one is its default. */
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
