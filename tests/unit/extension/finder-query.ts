import { findBadValues } from '../../../lib/core/address-state.ts'
import { codecs } from '../../../lib/search/finder-state.ts'

/** Reads a finder's address with the finder's own codecs. */
export function parseFinderQuery(params: URLSearchParams) {
  return {
    from: codecs.from.read(params.get('from') ?? ''),
    to: codecs.to.read(params.get('to') ?? ''),
    when: codecs.when.read(params.get('when') ?? ''),
    cabins: codecs.cabins.read(params.get('cabins') ?? ''),
    seats: codecs.seats.read(params.get('seats') ?? '1'),
    bad: findBadValues(codecs, params),
  }
}
