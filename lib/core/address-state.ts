import type { Codec } from './url-state.ts'

/** Reads each part of a state from its text in an address, null when the text is not valid, and writes it. */
export type AddressCodecs<State> = {
  readonly [Key in keyof State]: {
    read(text: string): State[Key] | null
    write(value: NonNullable<State[Key]>): string
  }
}

/** A part that may be any text. */
export const anyText = { read: (text: string) => text, write: (text: string) => text }

/** Reads the state from a query. A part that is missing or invalid gets its default. */
export function readState<State extends object>(
  query: string | URLSearchParams,
  codecs: AddressCodecs<State>,
  defaults: State,
): State {
  const params = new URLSearchParams(query)
  const entries = (Object.keys(codecs) as (keyof State & string)[]).map((name) => {
    const given = params.get(name)
    return [name, (given === null ? null : codecs[name].read(given)) ?? defaults[name]]
  })
  return Object.fromEntries(entries) as State
}

/** A part of an address that could not be read, so that its default is used. `expected` follows "should be". */
export type BadValue<Name extends string = string> = { name: Name; given: string; expected: string }

/** Lists every part of a query whose text is not valid. */
export function findBadValues<State extends object>(
  codecs: { readonly [Key in keyof State]: Pick<Codec<State[Key]>, 'read' | 'expected'> },
  params: URLSearchParams,
): BadValue<keyof State & string>[] {
  return (Object.keys(codecs) as (keyof State & string)[]).flatMap((name) => {
    const given = params.get(name)
    const codec = codecs[name]
    return given === null || codec.read(given) !== null ? [] : [{ name, given, expected: codec.expected }]
  })
}

/** Changes some parts of a query. A part at its default is left out; the query's other parameters are kept. */
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

/** Formats a query with its commas, colons and slashes unescaped, because people read and share addresses. */
export function spellQuery(query: string): string {
  return query === '' ? '' : `?${query.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')}`
}
