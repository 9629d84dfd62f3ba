/** How each part of a state is read from an address, null where the text is none, and written to it. */
export type AddressCodecs<State> = {
  readonly [Key in keyof State]: {
    read(text: string): State[Key] | null
    write(value: NonNullable<State[Key]>): string
  }
}

/** A part that may be any text. */
export const anyText = { read: (text: string) => text, write: (text: string) => text }

/** The state in a query; a part that is left out, or that can't be read, has its default. */
export function readState<State extends object>(query: string, codecs: AddressCodecs<State>, defaults: State): State {
  const params = new URLSearchParams(query)
  const entries = (Object.keys(codecs) as (keyof State & string)[]).map((name) => {
    const given = params.get(name)
    return [name, (given === null ? null : codecs[name].read(given)) ?? defaults[name]]
  })
  return Object.fromEntries(entries) as State
}

/** A query with some parts changed. A part at its default is left out, and what else stands in the query stays. */
export function writeState<State extends object>(
  query: string,
  change: Partial<State>,
  codecs: AddressCodecs<State>,
  defaults: State,
): string {
  const params = new URLSearchParams(query)
  const write = (name: keyof State, value: State[keyof State] | null | undefined) =>
    value === null || value === undefined ? null : codecs[name].write(value)
  for (const name of Object.keys(change) as (keyof State & string)[]) {
    const text = write(name, change[name])
    if (text === null || text === write(name, defaults[name])) params.delete(name)
    else params.set(name, text)
  }
  return params.toString()
}

/** A query as people read it, for they send addresses to each other. */
export function spellQuery(query: string): string {
  return query === '' ? '' : `?${query.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')}`
}
