/** A place's name without the one in brackets, as people say it: Bali for Bali (Denpasar). */
export const shortName = (name: string) => name.replace(/ \(.*\)/, '')
