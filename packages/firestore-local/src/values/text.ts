const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff

/**
 * Orders strings by their UTF-8 bytes without encoding them. UTF-16 order differs only where a surrogate (a character
 * beyond U+FFFF) is compared with a unit above the surrogates.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index)
    const right = b.charCodeAt(index)
    if (left === right) continue
    if (isSurrogate(left) !== isSurrogate(right)) return isSurrogate(left) ? 1 : -1
    return left - right
  }
  return a.length - b.length
}
