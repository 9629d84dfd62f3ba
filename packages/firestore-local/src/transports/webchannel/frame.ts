/** Length in UTF-16 units, as the browser counts, then the JSON. */
export const encodeFrame = (json: string): string => `${json.length}\n${json}`

/** Array ids and their payloads as one frame; `payload` is JSON already. */
export const encodeArrays = (items: readonly { id: number; payload: string }[]): string =>
  encodeFrame(`[${items.map(({ id, payload }) => `[${id},${payload}]`).join(',')}]`)
