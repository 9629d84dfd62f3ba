/** A place's name as people say it, without the second one in brackets: Bali for Bali (Denpasar). */
export const shortName = (name: string) => name.replace(/ \(.*\)/, '')
