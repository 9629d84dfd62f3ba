import { site } from '@/lib/core/site.ts'

const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'Australia/Sydney' })

/** The day of an instant in Sydney, as a settings list writes it. */
export const dayOf = (instant: string) => day.format(new Date(instant))
